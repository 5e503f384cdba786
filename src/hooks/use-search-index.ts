import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { SEARCH_INDEX } from '../routes';
import type { SearchIndex } from '../utils/search-index';
import type { TextSearch } from '../utils/text-search';

/** What the search works with: the index of the build, and the search over its texts, which is an extra. */
interface Loaded {
  readonly index: SearchIndex;
  /** `null` where its code could not be loaded. */
  readonly texts: TextSearch | null;
}

let loading: Promise<Loaded> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(withPrefix(SEARCH_INDEX));
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  return response.json();
}

async function load(): Promise<Loaded> {
  const code = import('../utils/text-search').catch((error: unknown) => void console.warn(error));
  const index = await fetchIndex();
  const { createTextSearch } = (await code) ?? {};
  return { index, texts: createTextSearch?.(index) ?? null };
}

/** Forgets the index, for tests. */
export function forgetSearchIndex(): void {
  loading = undefined;
}

/**
 * The search index, fetched once for the session as soon as it is needed.
 * @param request a new value tries again what could not be fetched
 */
export function useSearchIndex(
  needed: boolean,
  request: unknown,
): { readonly loaded: Loaded | undefined; readonly failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of request fetches again, though the effect does not read it
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let current = true;
    setFailed(false);
    loading ??= load();
    loading.then(
      (found) => current && setLoaded(found),
      (error: unknown) => {
        console.warn(error);
        loading = undefined;
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [needed, loaded, request]);
  return { loaded, failed };
}
