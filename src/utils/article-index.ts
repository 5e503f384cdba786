/** What search needs to know of an article. */
export interface IndexedArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
}

/** The compact form of the list: category names once, then `[slug, title, excerpt, category number]` each. */
export interface ArticleIndex {
  readonly categories: readonly string[];
  readonly articles: readonly (readonly [slug: string, title: string, excerpt: string, category: number])[];
}

/** Packs articles, newest first, into the compact form. */
export function toArticleIndex(articles: readonly IndexedArticle[]): ArticleIndex {
  const categories = [...new Set(articles.map(({ category }) => category))];
  return {
    categories,
    articles: articles.map(({ slug, title, excerpt, category }) => [
      slug,
      title,
      excerpt,
      categories.indexOf(category),
    ]),
  };
}

/** Unpacks the compact form. */
export function fromArticleIndex({ categories, articles }: ArticleIndex): IndexedArticle[] {
  return articles.map(([slug, title, excerpt, category]) => ({
    slug,
    title,
    excerpt,
    category: categories[category] ?? '',
  }));
}

/**
 * The articles that a visitor asked for: title or excerpt contains the search text in any case, and the category is
 * the chosen one (`null` for all).
 */
export function findArticles<Article extends IndexedArticle>(
  articles: readonly Article[],
  search: string,
  category: string | null,
): Article[] {
  const wanted = search.trim().toLowerCase();
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      (article.title.toLowerCase().includes(wanted) || article.excerpt.toLowerCase().includes(wanted)),
  );
}
