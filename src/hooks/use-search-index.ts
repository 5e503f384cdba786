import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { SEARCH_INDEX } from '../routes';
import type { SearchIndex } from '../utils/search-index';
import type { TextSearch } from '../utils/text-search';

/** The data the listing searches; both load once per session. */
interface Loaded {
  readonly index?: SearchIndex;
  /** Full-text search, an extra that loads later; `null` if its code failed to load. */
  readonly texts?: TextSearch | null;
}

let loadingIndex: Promise<SearchIndex> | undefined;
let loadingTexts: Promise<TextSearch | null> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(withPrefix(SEARCH_INDEX));
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  return response.json();
}

async function loadTexts(index: SearchIndex): Promise<TextSearch | null> {
  try {
    const { createTextSearch } = await import('../utils/text-search');
    return createTextSearch(index);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Forgets the index, for tests. */
export function forgetSearchIndex(): void {
  loadingIndex = undefined;
  loadingTexts = undefined;
}

/**
 * Loads the search index when needed, then the full-text search.
 * @param request a new value retries a failed load
 */
export function useSearchIndex(needed: boolean, request: unknown): Loaded & { readonly failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [failed, setFailed] = useState(false);
  const isDone = loaded.texts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of request fetches again, though the effect does not read it
  useEffect(() => {
    if (!needed || isDone) return undefined;
    let current = true;
    const show = (found: Loaded): void => {
      if (current) setLoaded(found);
    };
    const loadAll = async (): Promise<void> => {
      loadingIndex ??= fetchIndex();
      const index = await loadingIndex;
      show({ index });
      loadingTexts ??= loadTexts(index);
      show({ index, texts: await loadingTexts });
    };
    setFailed(false);
    loadAll().catch((error: unknown) => {
      console.warn(error);
      loadingIndex = undefined;
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [needed, isDone, request]);
  return { ...loaded, failed };
}
