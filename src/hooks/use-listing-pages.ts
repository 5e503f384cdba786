import { withPrefix } from 'gatsby';
import { pageDataPath } from '../routes';
import { type ListingContext, type ListingView, PAGE_SIZE, staticPages } from '../utils/listing';
import { useJsonFiles } from './use-json-files';

/** A card as the pages of the listing hold it. */
export type ArticleCardData = Queries.ArticleCardFragment;

/** What a card shows from the start; picture, date and reading time may follow. */
export type ShownArticle = Pick<ArticleCardData, 'slug' | 'path' | 'title' | 'excerpt' | 'category'> &
  Partial<ArticleCardData>;

/** The static page that a visitor is on, and the slugs of all categories by name. */
export interface ListingSource {
  readonly context: Omit<ListingContext, 'ids' | 'newestIds'>;
  readonly cards: readonly ArticleCardData[];
  readonly slugs: ReadonlyMap<string, string>;
}

/** Cards to show, and their position among all that match. */
export interface Listing {
  readonly cards: readonly ShownArticle[];
  /** The place of the first card, from 1. */
  readonly from: number;
  readonly total: number;
  /** The static page that begins with the next card, where there is one. */
  readonly nextPath: string | null;
}

/** The framework's data file of one page of the listing. */
export interface ListingPageData {
  readonly result: {
    readonly data: { readonly posts: readonly ArticleCardData[] };
    readonly pageContext: ListingContext;
  };
}

const NOTHING: Listing = { cards: [], from: 1, total: 0, nextPath: null };

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/**
 * The cards of a category, or of all articles, from its static pages: those that the page already has, and
 * further pages, which are fetched on demand.
 * @param active false while a search decides what is shown
 * @returns `listing` is `null` until its first page is there
 */
export function useListingPages(
  { context, cards, slugs }: ListingSource,
  view: ListingView,
  active: boolean,
): { listing: Listing | null; failed: boolean } {
  const own = view.category === context.category;
  const pathOf = staticPages(view.category, slugs);
  const first = own ? context.page : 1;
  const firstUrl = !active || own || !pathOf ? [] : [withPrefix(pageDataPath(pathOf(first)))];
  const head = useJsonFiles<ListingPageData>(firstUrl, view);
  const start = own
    ? { context, nodes: cards }
    : head.files[0] && { context: head.files[0].result.pageContext, nodes: head.files[0].result.data.posts };

  const last = Math.min(first + Math.ceil(view.shown / PAGE_SIZE) - 1, start?.context.pageCount ?? first);
  const further = active && pathOf ? range(first + 1, last) : [];
  const rest = useJsonFiles<ListingPageData>(
    pathOf ? further.map((page) => withPrefix(pageDataPath(pathOf(page)))) : [],
    view,
  );

  const failed = head.failed || rest.failed;
  if (!pathOf) return { listing: NOTHING, failed };
  if (!start) return { listing: null, failed };
  const gap = rest.files.indexOf(undefined);
  const arrived = rest.files.slice(0, gap === -1 ? undefined : gap);
  const end = first + arrived.length;
  return {
    listing: {
      cards: [...start.nodes, ...arrived.flatMap((file) => file?.result.data.posts ?? [])],
      from: (first - 1) * PAGE_SIZE + 1,
      total: start.context.total,
      nextPath: end < start.context.pageCount ? pathOf(end + 1) : null,
    },
    failed,
  };
}
