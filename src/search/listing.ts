import { categoryPath, listingPath, PAGE_SIZE } from '../routes';

/** A card of the listing. */
export type ArticleCardData = Queries.ArticleCardFragment;

/** Page context of a listing page. */
export interface ListingContext {
  /** Ids of the page's nodes. */
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

/** The visitor's search, category and number of cards. */
export interface ListingView {
  readonly search: string;
  /** `null` for all. */
  readonly category: string | null;
  /** Maximum number of cards. */
  readonly limit: number;
}

interface HistoryState {
  readonly limit?: unknown;
}

/** The view encoded in a URL and its history entry; a category page keeps its category. */
export function readView(query: string, state: HistoryState | null, fixedCategory: string | null): ListingView {
  const parameters = new URLSearchParams(query);
  const limit = Number(state?.limit);
  return {
    search: parameters.get('q') ?? '',
    category: fixedCategory ?? (parameters.get('category') || null),
    limit: Number.isInteger(limit) && limit > PAGE_SIZE ? limit : PAGE_SIZE,
  };
}

/** The URL of a view on the current page. */
export function viewAddress(pathname: string, view: ListingView, fixedCategory: string | null): string {
  const parameters = new URLSearchParams();
  if (view.category && !fixedCategory) parameters.set('category', view.category);
  if (view.search.trim()) parameters.set('q', view.search.trim());
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The static pages of a category, or of all articles; undefined if the category doesn't exist. */
export function staticPages(
  category: string | null,
  slugs: ReadonlyMap<string, string>,
): ((page: number) => string) | undefined {
  if (category === null) return listingPath;
  const slug = slugs.get(category);
  return slug === undefined ? undefined : (page) => categoryPath(slug, page);
}
