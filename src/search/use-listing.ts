import { useDeferredValue, useMemo, useState } from 'react';
import type { ListingView } from './listing';
import { type ListingSource, ownResults, type Results, resultsOf } from './results';
import { useSearchIndex } from './use-search-index';
import { plainText } from './words';

/** The listing's results, and whether they are up to date. */
export interface ListingState extends Results {
  /** True while the latest request is pending; the previous results stay until it completes. */
  readonly busy: boolean;
  /** True if the results could not be fetched. */
  readonly failed: boolean;
  /** True once neither articles nor other pages match. */
  readonly isEmpty: boolean;
}

/**
 * The cards for a view. Anything the static page lacks comes from the search index, fetched when needed or as soon as
 * `eager` expects a search.
 */
export function useListing(source: ListingSource, view: ListingView, eager: boolean): ListingState {
  const search = plainText(useDeferredValue(view.search));
  const { category, limit } = view;
  const own = useMemo(() => (search === '' ? ownResults(source, view) : undefined), [source, view, search]);
  const { loaded, failed } = useSearchIndex(eager || own === undefined, view);
  const found = useMemo(
    () => own ?? (loaded && resultsOf(source, { search, category, limit }, loaded)),
    [own, loaded, source, search, category, limit],
  );
  // Keep the previous results until the new ones arrive.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const first = { cards: source.cards, from: 1, total: source.context.total, nextPath: null };
  const results = found ?? last ?? { ...first, alsoFound: [], elsewhere: [] };
  const broken = failed && found === undefined;
  const isEmpty = !broken && results.total + results.alsoFound.length + results.elsewhere.length === 0;
  return { ...results, busy: found === undefined && !broken, failed: broken, isEmpty };
}
