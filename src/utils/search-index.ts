import { withoutMarks } from './invisible-marks';
import type { ArticleCardData } from './listing';
import { straight } from './straight';

/** An article in the index: its card, and the words of its text. */
export interface IndexedArticle extends ArticleCardData {
  /** Each word once, separated by spaces. */
  readonly words: string;
}

/** A page beside the articles, or a place on one. */
export interface IndexedPage {
  /** What kind of page it is, as visitors read it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Other names and words by which it is found. They are not shown. */
  readonly names: string;
  /** What it says; the sentence that matches is shown. */
  readonly text: string;
}

/** The JSON that the listing fetches when somebody searches, filters or loads more. */
export interface SearchIndex {
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  readonly pages: readonly IndexedPage[];
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words without a meaning of their own, which a search leaves out. */
  readonly ignored: readonly string[];
}

/** A word of two letters says something only where it is an abbreviation, such as CV or UK; a number always does. */
const WORD = /[\p{L}\p{N}]{3,}|(?<![\p{L}\p{N}])(\p{Lu}{2}|\p{N}{1,2})(?![\p{L}\p{N}])/gu;

/** The words of a text by which a search finds it, each once. */
export function wordsOf(text: string): string {
  return [...new Set(text.match(WORD)?.map((word) => word.toLowerCase()))].join(' ');
}

/** A search text as it is compared: without space around it, in lower case, with straight quotes. */
export function normaliseSearch(search: string): string {
  return straight(withoutMarks(search)).trim().toLowerCase();
}

/**
 * The articles that a visitor asked for: title or excerpt contains the search text in any case, and the category is
 * the chosen one (`null` for all).
 */
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
