import { categoryPath, listingPath } from '../routes';

/** A card of the listing. */
export type ArticleCardData = Queries.ArticleCardFragment;

/** Cards on one page of the listing, and further cards per press of Load More. */
export const PAGE_SIZE = 6;

/** The page context of a page of the listing. */
export interface ListingContext {
  /** The nodes that the page shows. */
  readonly ids: readonly string[];
  /** The newest posts of all, which are offered where nothing is found. */
  readonly newestIds: readonly string[];
  /** The category of the page; `null` on the pages of all articles. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Articles on all pages of this listing together. */
  readonly total: number;
  readonly newerPath: string | null;
  readonly olderPath: string | null;
}

/** What a visitor wants to see. */
export interface ListingView {
  readonly search: string;
  /** `null` for all. */
  readonly category: string | null;
  /** How many cards, at most. */
  readonly shown: number;
}

interface HistoryState {
  readonly shown?: unknown;
}

/** The view that an address and its entry in the history ask for; a page of one category keeps to that category. */
export function readView(query: string, state: HistoryState | null, fixedCategory: string | null): ListingView {
  const parameters = new URLSearchParams(query);
  const shown = Number(state?.shown);
  return {
    search: parameters.get('q') ?? '',
    category: fixedCategory ?? (parameters.get('category') || null),
    shown: Number.isInteger(shown) && shown > PAGE_SIZE ? shown : PAGE_SIZE,
  };
}

/** The address of a view, on the page where the visitor is. */
export function viewAddress(pathname: string, view: ListingView, fixedCategory: string | null): string {
  const parameters = new URLSearchParams();
  if (view.category && !fixedCategory) parameters.set('category', view.category);
  if (view.search.trim()) parameters.set('q', view.search.trim());
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The static pages of one category, or of all articles; nothing where no such category exists. */
export function staticPages(
  category: string | null,
  slugs: ReadonlyMap<string, string>,
): ((page: number) => string) | undefined {
  if (category === null) return listingPath;
  const slug = slugs.get(category);
  return slug === undefined ? undefined : (page) => categoryPath(slug, page);
}
