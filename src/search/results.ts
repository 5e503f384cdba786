import { PAGE_SIZE } from '../routes';
import { type ArticleCardData, type ListingContext, type ListingView, staticPages } from './listing';
import type { SearchIndex } from './search-index';
import type { Found, FoundPage } from './text-search';

/** The current static page, and category slugs by name. */
export interface ListingSource {
  readonly context: Omit<ListingContext, 'ids' | 'newestIds'>;
  readonly cards: readonly ArticleCardData[];
  readonly slugs: ReadonlyMap<string, string>;
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

/** The fetched index and its search. */
export interface LoadedSearch {
  readonly index: SearchIndex;
  readonly find: (search: string) => Found;
}

/** Articles that match in their text, and pages. */
const MOST_FOUND = 6;
/** Answers appear above the articles, which must stay in reach. */
const MOST_ANSWERS = 3;

const NOTHING_ELSE = { alsoFound: [], elsewhere: [] } as const;

/** The results of the static page itself; `undefined` if the view needs more. */
export function ownResults({ context, cards }: ListingSource, { category, limit }: ListingView): Results | undefined {
  const isLast = context.page === context.pageCount;
  if (category !== context.category || (limit > PAGE_SIZE && !isLast)) return undefined;
  const from = (context.page - 1) * PAGE_SIZE + 1;
  return { cards, from, total: context.total, nextPath: context.olderPath, ...NOTHING_ELSE };
}

/** All articles of a category, or of the site, from the current static page on. */
function browse({ context, slugs }: ListingSource, { category, limit }: ListingView, all: readonly ArticleCardData[]) {
  const first = category === context.category ? context.page : 1;
  const start = (first - 1) * PAGE_SIZE;
  const cards = all.slice(start, start + limit);
  const hasMore = start + cards.length < all.length;
  const nextPath = hasMore ? (staticPages(category, slugs)?.(first + limit / PAGE_SIZE) ?? null) : null;
  return { cards, from: start + 1, total: all.length, nextPath, ...NOTHING_ELSE };
}

/** The results of a search or a category, from the index. */
export function resultsOf(source: ListingSource, view: ListingView, { index, find }: LoadedSearch): Results {
  const { search, category, limit } = view;
  const listed = (articles: readonly ArticleCardData[]): ArticleCardData[] =>
    articles
      .filter((article) => category === null || article.category === category)
      // A card that is on the page already stays the same object, so that it is not rendered again.
      .map((article) => source.cards.find(({ slug }) => slug === article.slug) ?? article);
  if (search === '') return browse(source, view, listed(index.articles));
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
