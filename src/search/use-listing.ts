import { useEffect, useMemo, useState } from 'react';
import { SEARCH_INDEX } from '../routes';
import { isStatic, type ListingSource, type ListingView, type Results, resultsOf, staticResults } from './listing';
import type { Find, SearchIndex } from './text-search';
import { plainText } from './words';

/** Something that is loaded once in a session. */
interface Resource<Value> {
  readonly load: () => Promise<Value>;
  loading?: Promise<Value>;
  /** What it brought: on the way back to the listing its results stand at once, in their place. */
  present?: Value;
}

/** All articles and pages, for filters and Load More too. */
const INDEX: Resource<SearchIndex> = {
  load: async () => {
    const response = await fetch(SEARCH_INDEX);
    if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
    return response.json();
  },
};

const FIND: Resource<Find> = {
  load: async () => {
    const [index, { createTextSearch }] = await Promise.all([loadOnce(INDEX), import('./text-search')]);
    return createTextSearch(index);
  },
};

/** Loads a resource unless it is loaded or loading; a later call tries a failed load again. */
function loadOnce<Value>(resource: Resource<Value>): Promise<Value> {
  resource.loading ??= resource.load().then(
    (value) => {
      resource.present = value;
      return value;
    },
    (error: unknown) => {
      resource.loading = undefined;
      throw error;
    },
  );
  return resource.loading;
}

/** Forgets the index, for tests. */
export function forgetSearchIndex(): void {
  for (const resource of [INDEX, FIND]) {
    resource.loading = undefined;
    resource.present = undefined;
  }
}

/**
 * Loads a resource when needed.
 * @param view a new one retries a failed load
 */
function useResource<Value>(resource: Resource<Value>, needed: boolean, view: ListingView) {
  const [present, setPresent] = useState(() => resource.present);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view loads again, though the effect does not read it
  useEffect(() => {
    if (!needed || present) return;
    setFailed(false);
    loadOnce(resource).then(
      (value) => setPresent(() => value),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [resource, needed, present, view]);
  return { present, failed };
}

/** The listing's results, and whether they are up to date. */
export interface ListingState extends Results {
  /** True while the latest request is pending; the previous results stay until it completes. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** True once neither articles nor other pages match. */
  readonly isEmpty: boolean;
}

/**
 * The cards for a view. Anything the static page lacks comes from the search index, fetched when needed or as soon as
 * `eager` expects a search.
 */
export function useListing(source: ListingSource, view: ListingView, eager: boolean): ListingState {
  const search = plainText(view.search) && view.search;
  const { category, limit } = view;
  const own = useMemo(() => staticResults(source), [source]);
  const needsIndex = !isStatic(source, { search, category, limit });
  const needsSearch = search !== '';
  const { present: index, failed: hasNoIndex } = useResource(INDEX, eager || needsIndex, view);
  const { present: find, failed: hasNoSearch } = useResource(FIND, eager || needsSearch, view);
  const failed = hasNoIndex || (needsSearch && hasNoSearch);
  const found = useMemo(
    () => (needsIndex ? index && resultsOf(source, { search, category, limit }, index, find) : own),
    [needsIndex, own, index, find, source, search, category, limit],
  );
  // Keep the previous results until the new ones arrive.
  const [last, setLast] = useState(own);
  if (found && found !== last) setLast(found);
  const results = found ?? last;
  const broken = failed && found === undefined;
  const isEmpty = !broken && results.total + results.alsoFound.length + results.elsewhere.length === 0;
  return { ...results, busy: found === undefined && !broken, failed: broken, isEmpty };
}
