import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated';
import { PAGE_SIZE } from '../routes';
import { type ListingView, readView, viewAddress } from './listing';

function viewOfAddress(fixedCategory: string | null): ListingView {
  return readView(window.location.search, window.history.state, fixedCategory);
}

/** A first search or a new category adds a history entry; further typing replaces it. */
function writeAddress(view: ListingView, fixedCategory: string | null): void {
  const before = viewOfAddress(fixedCategory);
  const address = viewAddress(window.location.pathname, view, fixedCategory);
  if (address === window.location.pathname + window.location.search) return;
  if (before.category !== view.category || !before.search !== !view.search.trim()) {
    // Gatsby's router does not notice a new entry: it records the scroll position under the key of the present one.
    window.history.pushState({ key: window.history.state?.key }, '', address);
  } else {
    window.history.replaceState({ ...window.history.state, limit: undefined }, '', address);
  }
}

/**
 * The visitor's search and filter, kept in the URL (`?q=`, `?category=`) so that it can be shared and the back button works.
 * Until hydration it equals the server-rendered view.
 * @param fixedCategory the category of a category page, `null` elsewhere
 * @param locationKey changes when the visitor follows a link to this same page
 * @param box the search box, possibly used before hydration
 * @returns the view, its actions, and the index of the card to focus, until the visitor does anything else
 */
export function useListingView(
  fixedCategory: string | null,
  locationKey: string | undefined,
  box: RefObject<HTMLInputElement | null>,
) {
  const hydrated = useHydrated();
  const [view, setView] = useState<ListingView>(() =>
    hydrated ? viewOfAddress(fixedCategory) : { search: '', category: fixedCategory, limit: PAGE_SIZE },
  );
  const [focusFrom, setFocusFrom] = useState<number>();

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the address must be read again
  useEffect(() => {
    const follow = (typed = ''): void => {
      const asked = viewOfAddress(fixedCategory);
      const next = typed ? { ...asked, search: typed, limit: PAGE_SIZE } : asked;
      setView(next);
      setFocusFrom(undefined);
      if (box.current) box.current.value = next.search;
    };
    const onPopState = (): void => follow();
    // Text typed before hydration takes precedence over the URL.
    follow(isFirst.current ? box.current?.value : undefined);
    isFirst.current = false;
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [box, fixedCategory, locationKey]);

  // These callbacks keep their identity, so that memoised children don't render on every keystroke.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  // At once, so that a visitor who leaves mid-word finds the search again on return.
  const change = useCallback(
    (part: Partial<ListingView>) => {
      const next = { ...latest.current, ...part, limit: PAGE_SIZE };
      setView(next);
      setFocusFrom(undefined);
      try {
        writeAddress(next, fixedCategory);
      } catch {
        // Browsers limit how often a page may change its URL; the next change writes it again.
      }
    },
    [fixedCategory],
  );
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const choose = useCallback((category: string | null) => change({ category }), [change]);
  /** @param from index of the first new card, from 0 */
  const showMore = useCallback((from: number) => {
    const limit = latest.current.limit + PAGE_SIZE;
    setView({ ...latest.current, limit });
    setFocusFrom(from);
    window.history.replaceState({ ...window.history.state, limit }, '');
  }, []);

  return { view, search, choose, showMore, focusFrom };
}
