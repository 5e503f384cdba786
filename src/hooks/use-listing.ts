import { useDeferredValue, useState } from 'react';
import { normaliseSearch } from '../utils/article-index';
import type { ListingView } from '../utils/listing';
import { type FoundPage, useAlsoFound } from './use-also-found';
import { useArticleSearch, useCardsOfRows, useSearchableArticles } from './use-article-search';
import { type Listing, type ListingSource, type ShownArticle, useListingPages } from './use-listing-pages';

/** What there is to show for a view. */
interface Answer extends Listing {
  /** What else holds the search words, in its text. */
  readonly alsoFound: readonly ShownArticle[];
  /** Other pages of the site. */
  readonly elsewhere: readonly FoundPage[];
}

/** What the listing shows, and whether it matches the current view. */
export interface ListingState extends Answer {
  /** True while the last request is pending; the previous results stay until it is done. */
  readonly busy: boolean;
  /** True where the answer could not be fetched. */
  readonly failed: boolean;
  /** True where it is known that neither an article nor another page fits. */
  readonly isEmpty: boolean;
}

/** The same for answers that show the same. */
function keyOf({ cards, from, total, nextPath, alsoFound, elsewhere }: Answer): string {
  return JSON.stringify([from, total, nextPath, ...[cards, alsoFound].map(slugsAndDates), elsewhere]);
}

/** A card gets its date together with its picture. */
const slugsAndDates = (cards: readonly ShownArticle[]) => cards.map(({ slug, date }) => [slug, date]);

/**
 * The cards that fit a view. Without a search text they come from the static pages of the listing; with one from the
 * list of all articles, which is fetched then, or as soon as `eager` says that a search is likely.
 */
export function useListing(source: ListingSource, view: ListingView, eager: boolean): ListingState {
  const search = normaliseSearch(useDeferredValue(view.search));
  const searching = search !== '';
  const pages = useListingPages(source, view, !searching);
  const { articles, failed } = useSearchableArticles(searching || eager, view);
  const found = useArticleSearch({ ...view, search }, articles, source.cards);
  const inText = useAlsoFound(search, view.category, articles);
  const alsoFound = useCardsOfRows(inText.rows, source.cards, inText.rows);

  const listing = searching ? found : pages.listing;
  // Only once the texts have been searched too is it known that nothing was found.
  const isAnswered = listing !== null && (listing.total > 0 || !inText.pending);
  const current: Answer | null = isAnswered ? { ...listing, alsoFound, elsewhere: inText.pages } : null;
  // The previous results stay until the new ones have arrived.
  const [last, setLast] = useState({ key: '', answer: current });
  const key = current ? keyOf(current) : last.key;
  if (key !== last.key) setLast({ key, answer: current });
  const first = { cards: source.cards, from: 1, total: source.context.total, nextPath: null };
  const shown = current ?? last.answer ?? { ...first, alsoFound: [], elsewhere: [] };
  const broken = searching ? failed : pages.failed;
  const isEmpty = !broken && shown.total + shown.alsoFound.length + shown.elsewhere.length === 0;
  return { ...shown, busy: current === null && !broken, failed: broken, isEmpty };
}
