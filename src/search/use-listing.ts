import { withPrefix } from 'gatsby';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SEARCH_INDEX } from '../routes';
import { isStatic, type ListingSource, type ListingView, type Results, resultsOf, staticResults } from './listing';
import type { LoadedSearch, SearchIndex } from './text-search';
import { plainText } from './words';

/** The load of this session, and what it brought: on the way back to the listing its results stand at once, in their place. */
let loading: Promise<LoadedSearch> | undefined;
let present: LoadedSearch | undefined;

async function load(): Promise<LoadedSearch> {
  const [response, { createTextSearch }] = await Promise.all([
    fetch(withPrefix(SEARCH_INDEX)),
    import('./text-search'),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  const index: SearchIndex = await response.json();
  present = { index, find: createTextSearch(index) };
  return present;
}

/** Forgets the index, for tests. */
export function forgetSearchIndex(): void {
  loading = undefined;
  present = undefined;
}

/**
 * Loads the search index and the search when needed.
 * @param view a new one retries a failed load
 */
function useSearchIndex(needed: boolean, view: ListingView) {
  const [loaded, setLoaded] = useState(present);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view fetches again, though the effect does not read it
  useEffect(() => {
    if (!needed || loaded) return;
    setFailed(false);
    loading ??= load();
    loading.then(setLoaded, (error: unknown) => {
      console.warn(error);
      loading = undefined;
      setFailed(true);
    });
  }, [needed, loaded, view]);
  return { loaded, failed };
}

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
  const own = useMemo(() => staticResults(source), [source]);
  const needsIndex = !isStatic(source, { search, category, limit });
  const { loaded, failed } = useSearchIndex(eager || needsIndex, view);
  const found = useMemo(
    () => (needsIndex ? loaded && resultsOf(source, { search, category, limit }, loaded) : own),
    [needsIndex, own, loaded, source, search, category, limit],
  );
  // Keep the previous results until the new ones arrive.
  const [last, setLast] = useState(own);
  if (found && found !== last) setLast(found);
  const results = found ?? last;
  const broken = failed && found === undefined;
  const isEmpty = !broken && results.total + results.alsoFound.length + results.elsewhere.length === 0;
  return { ...results, busy: found === undefined && !broken, failed: broken, isEmpty };
}
