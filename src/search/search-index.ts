import type { ArticleCardData } from './listing';

/** An indexed article: its card and the words of its text. */
export interface IndexedArticle extends ArticleCardData {
  /** Each term once, separated by blanks. */
  readonly words: string;
}

/** A page other than an article, or an anchor on one. */
export interface IndexedPage {
  /** The kind of page, as visitors see it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Other names and search words; never visible. */
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
