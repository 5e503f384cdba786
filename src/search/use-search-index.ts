import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { SEARCH_INDEX } from '../routes';
import type { LoadedSearch } from './results';
import type { SearchIndex } from './search-index';

/** Loads once per session. */
let loading: Promise<LoadedSearch> | undefined;

async function load(): Promise<LoadedSearch> {
  const [response, { createTextSearch }] = await Promise.all([
    fetch(withPrefix(SEARCH_INDEX)),
    import('./text-search'),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  const index: SearchIndex = await response.json();
  return { index, find: createTextSearch(index) };
}

/** Forgets the index, for tests. */
export function forgetSearchIndex(): void {
  loading = undefined;
}

/**
 * Loads the search index and the search when needed.
 * @param request a new value retries a failed load
 */
export function useSearchIndex(needed: boolean, request: unknown) {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of request fetches again, though the effect does not read it
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let current = true;
    setFailed(false);
    loading ??= load();
    loading
      .then((found) => {
        if (current) setLoaded(found);
      })
      .catch((error: unknown) => {
        console.warn(error);
        loading = undefined;
        if (current) setFailed(true);
      });
    return () => {
      current = false;
    };
  }, [needed, loaded, request]);
  return { loaded, failed };
}
