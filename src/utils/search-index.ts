import { withoutMarks } from './invisible-marks';
import type { ArticleCardData } from './listing';
import { straight } from './straight';

/** An indexed article: its card and the words of its text. */
export interface IndexedArticle extends ArticleCardData {
  /** Each word once, separated by spaces. */
  readonly words: string;
}

/** A page other than an article, or an anchor on one. */
export interface IndexedPage {
  /** The kind of page, as visitors see it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Other names and search words; never shown. */
  readonly names: string;
  /** Its text; results show the matching sentence. */
  readonly text: string;
}

/** The JSON that the listing fetches for search, filters and Load More. */
export interface SearchIndex {
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  readonly pages: readonly IndexedPage[];
  /** Groups of words and phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stop words. */
  readonly ignored: readonly string[];
}

/** Two letters count only as an abbreviation, such as CV or UK; numbers always count. */
const WORD = /[\p{L}\p{N}]{3,}|(?<![\p{L}\p{N}])(\p{Lu}{2}|\p{N}{1,2})(?![\p{L}\p{N}])/gu;

/** The unique searchable words of a text. */
export function wordsOf(text: string): string {
  return [...new Set(text.match(WORD)?.map((word) => word.toLowerCase()))].join(' ');
}

/** A search text normalised for comparison: trimmed, in lower case, with straight quotes. */
export function normaliseSearch(search: string): string {
  return straight(withoutMarks(search)).trim().toLowerCase();
}

/** Articles whose title or excerpt contains the search text, ignoring case, and whose category matches (`null` for all). */
export function findArticles<Article extends Pick<ArticleCardData, 'title' | 'excerpt' | 'category'>>(
  articles: readonly Article[],
  search: string,
  category: string | null,
): Article[] {
  const wanted = normaliseSearch(search);
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      normaliseSearch(`${article.title}\n${article.excerpt}`).includes(wanted),
  );
}
