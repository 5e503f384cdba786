import { categoryPath, listingPath, PAGE_SIZE } from '../routes';
import type { ArticleCardData, Find, FoundPage, SearchIndex } from './text-search';

/** Page context of a listing page. */
export interface ListingContext {
  readonly ids: readonly string[];
  /** Ids of the newest posts, offered when nothing matches. */
  readonly newestIds: readonly string[];
  /** The page's category; `null` on pages of all articles. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Total articles in this listing. */
  readonly total: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** The current static page, and category slugs by name. */
export interface ListingSource {
  readonly context: Omit<ListingContext, 'ids' | 'newestIds'>;
  readonly cards: readonly ArticleCardData[];
  readonly slugs: ReadonlyMap<string, string>;
}

/** The visitor's search, category and number of cards. */
export interface ListingView {
  readonly search: string;
  /** `null` for all. */
  readonly category: string | null;
  readonly limit: number;
}

/** The results for a view. */
export interface Results {
  readonly cards: readonly ArticleCardData[];
  /** Position of the first card, from 1. */
  readonly from: number;
  readonly total: number;
  /** The static page that starts with the next card, if any. */
  readonly nextPath: string | null;
  /** Articles with the search words in their text. */
  readonly alsoFound: readonly ArticleCardData[];
  /** Other pages of the site. */
  readonly elsewhere: readonly FoundPage[];
}

/** Articles that match in their text, and pages. */
const MOST_FOUND = 6;
/** Answers appear above the articles, which must stay in reach. */
const MOST_ANSWERS = 3;

const NOTHING_ELSE = { alsoFound: [], elsewhere: [] } as const;

/** What the static page itself shows. */
export function staticResults({ context, cards }: ListingSource): Results {
  const { page, total, olderPath } = context;
  return { cards, from: (page - 1) * PAGE_SIZE + 1, total, nextPath: olderPath, ...NOTHING_ELSE };
}

/** Whether the static page has everything that a view shows. */
export function isStatic({ context }: ListingSource, { search, category, limit }: ListingView): boolean {
  const isLast = context.page === context.pageCount;
  return search === '' && category === context.category && (limit <= PAGE_SIZE || isLast);
}

/** All articles of a category, or of the site, from the current static page on. */
function browse({ context, slugs }: ListingSource, { category, limit }: ListingView, all: readonly ArticleCardData[]) {
  const first = category === context.category ? context.page : 1;
  const start = (first - 1) * PAGE_SIZE;
  const cards = all.slice(start, start + limit);
  const next = first + limit / PAGE_SIZE;
  const slug = category === null ? undefined : slugs.get(category);
  const path = category === null ? listingPath(next) : slug !== undefined && categoryPath(slug, next);
  const hasMore = start + cards.length < all.length;
  return { cards, from: start + 1, total: all.length, nextPath: (hasMore && path) || null, ...NOTHING_ELSE };
}

/** The results of a search or a category, from the index; undefined if a search is wanted and `find` not there yet. */
export function resultsOf(
  source: ListingSource,
  view: ListingView,
  index: SearchIndex,
  find?: Find,
): Results | undefined {
  const { search, category, limit } = view;
  const listed = (articles: readonly ArticleCardData[]): ArticleCardData[] =>
    articles
      .filter((article) => category === null || article.category === category)
      // A card that is on the page already stays the same object, so that it is not rendered again.
      .map((article) => source.cards.find(({ slug }) => slug === article.slug) ?? article);
  if (search === '') return browse(source, view, listed(index.articles));
  if (!find) return undefined;
  const found = find(search);
  const named = listed(found.named);
  // Only articles have categories.
  const pages = category === null ? found.pages : [];
  return {
    cards: named.slice(0, limit),
    from: 1,
    total: named.length,
    nextPath: null,
    alsoFound: listed(found.inText).slice(0, MOST_FOUND),
    elsewhere: pages
      .slice(0, MOST_FOUND)
      .map((page, index) => ({ ...page, isAnswer: page.isAnswer && index < MOST_ANSWERS })),
  };
}
