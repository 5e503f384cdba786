import { straight } from './straight';

/** What search needs to know of an article. */
interface IndexedArticle {
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

/** An article with what search compares, made once so that a keystroke has little to do. */
export interface SearchableArticle extends IndexedArticle {
  /** Place in the listing of all articles, newest first, from 0. */
  readonly position: number;
  /** Title and excerpt in lower case and with straight quotes, on a line each. */
  readonly haystack: string;
}

/** Unpacks the compact form for searching. */
export function toSearchable(index: ArticleIndex): SearchableArticle[] {
  return fromArticleIndex(index).map((article, position) => ({
    ...article,
    position,
    haystack: straight(`${article.title}\n${article.excerpt}`).toLowerCase(),
  }));
}

/** A search text as it is compared: without space around it, in lower case, with straight quotes. */
export function normaliseSearch(search: string): string {
  return straight(search).trim().toLowerCase();
}

/**
 * The articles that a visitor asked for: title or excerpt contains the search text in any case, and the category is
 * the chosen one (`null` for all).
 */
export function findArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  search: string,
  category: string | null,
): Article[] {
  const wanted = normaliseSearch(search);
  return articles.filter(
    (article) => (category === null || article.category === category) && article.haystack.includes(wanted),
  );
}
