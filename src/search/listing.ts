import { categoryPath, listingPath, PAGE_SIZE } from '../routes';
import type { ArticleCardData, Found, FoundPage } from './text-search';

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

/** A static page of a listing. */
export interface ListingPage {
  readonly context: Omit<ListingContext, 'ids' | 'newestIds'>;
  readonly cards: readonly ArticleCardData[];
}

/** The current static page, and category slugs by name. */
export interface ListingSource extends ListingPage {
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

/** What results are made of, as far as it is loaded; what is asked for and not there yet will be. */
export interface Loaded {
  readonly page: (path: string) => ListingPage | undefined;
  readonly find: (search: string) => Found | undefined;
}

/** Articles that match in their text, and pages. */
const MOST_FOUND = 6;
/** Answers appear above the articles, which must stay in reach. */
const MOST_ANSWERS = 3;

const NOTHING = { cards: [], from: 1, total: 0, nextPath: null, alsoFound: [], elsewhere: [] } as const;

/** What a static page itself shows. */
export function staticResults({ context, cards }: ListingPage): Results {
  const { page, total, olderPath } = context;
  return { ...NOTHING, cards, from: (page - 1) * PAGE_SIZE + 1, total, nextPath: olderPath };
}

/** All articles of a category, or of the site, from the current static page on. */
function browse(source: ListingSource, { category, limit }: ListingView, { page }: Loaded): Results | undefined {
  const { context, slugs } = source;
  const slug = category === null ? '' : slugs.get(category);
  if (slug === undefined) return NOTHING;
  const pathOf = (number: number): string => (category === null ? listingPath(number) : categoryPath(slug, number));
  const isOwn = category === context.category;
  const first = isOwn ? source : page(pathOf(1));
  if (!first) return undefined;
  const { page: from, pageCount } = first.context;
  const last = Math.min(pageCount, from - 1 + Math.ceil(limit / PAGE_SIZE));
  const wanted = Array.from({ length: last - from }, (_, index) => page(pathOf(from + 1 + index)));
  const further = wanted.flatMap((each) => each ?? []);
  if (further.length < wanted.length) return undefined;
  // A page of a newer site may begin with cards of the page before.
  const cards = new Map([first, ...further].flatMap((each) => each.cards.map((card) => [card.slug, card])));
  const nextPath = last < pageCount ? pathOf(last + 1) : null;
  return { ...staticResults(first), cards: [...cards.values()], nextPath };
}

/** The results of a search or a category; undefined while some of what they need is loaded. */
export function resultsOf(source: ListingSource, view: ListingView, loaded: Loaded): Results | undefined {
  const { search, category, limit } = view;
  if (search === '') return browse(source, view, loaded);
  const found = loaded.find(search);
  if (!found) return undefined;
  const listed = (articles: readonly ArticleCardData[]): ArticleCardData[] =>
    articles
      .filter((article) => category === null || article.category === category)
      // A card that is on the page already stays the same object, so that it is not rendered again.
      .map((article) => source.cards.find(({ slug }) => slug === article.slug) ?? article);
  const named = listed(found.named);
  // Only articles have categories.
  const pages = category === null ? found.pages : [];
  return {
    ...NOTHING,
    cards: named.slice(0, limit),
    total: named.length,
    alsoFound: listed(found.inText).slice(0, MOST_FOUND),
    elsewhere: pages
      .slice(0, MOST_FOUND)
      .map((page, index) => ({ ...page, isAnswer: page.isAnswer && index < MOST_ANSWERS })),
  };
}
