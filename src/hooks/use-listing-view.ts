import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ListingView, PAGE_SIZE, readView, viewAddress } from '../utils/listing';
import { useHydrated } from './use-hydrated';

/** Browsers limit how often the address may change; where one refuses, it is tried again so many milliseconds later. */
const RETRY_DELAY = 1000;

/** A view and the three ways to change it. */
interface ListingControls {
  readonly view: ListingView;
  readonly search: (text: string) => void;
  readonly choose: (category: string | null) => void;
  /** @param from the place of the first card that is new, from 0 */
  readonly showMore: (from: number) => void;
  /** The card that takes the focus, until the visitor does anything else. */
  readonly focusFrom: number | undefined;
}

function viewOfAddress(fixedCategory: string | null): ListingView {
  return readView(window.location.search, window.history.state, fixedCategory);
}

/** A first search and a new category add an entry to the history; further typing replaces it. */
function writeAddress(view: ListingView, fixedCategory: string | null): void {
  const before = viewOfAddress(fixedCategory);
  const address = viewAddress(window.location.pathname, view, fixedCategory);
  if (address === window.location.pathname + window.location.search) return;
  if (before.category !== view.category || !before.search !== !view.search.trim()) {
    window.history.pushState({ key: String(Date.now()) }, '', address);
  } else {
    window.history.replaceState({ ...window.history.state, shown: undefined }, '', address);
  }
}

/**
 * What the visitor has asked to see, kept in the address (`?q=`, `?category=`) so that it can be shared and the back
 * button works. Until hydration it is the view that the server has rendered.
 * @param fixedCategory the category of a category page, `null` elsewhere
 * @param locationKey changes when the visitor follows a link to this same page
 * @param box the search box, which a visitor may have used before hydration
 */
export function useListingView(
  fixedCategory: string | null,
  locationKey: string | undefined,
  box: RefObject<HTMLInputElement | null>,
): ListingControls {
  const hydrated = useHydrated();
  const [view, setView] = useState<ListingView>(() =>
    hydrated ? viewOfAddress(fixedCategory) : { search: '', category: fixedCategory, shown: PAGE_SIZE },
  );
  const [focusFrom, setFocusFrom] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the address must be read again
  useEffect(() => {
    const follow = (typed = ''): void => {
      clearTimeout(timer.current);
      const asked = viewOfAddress(fixedCategory);
      const next = typed ? { ...asked, search: typed, shown: PAGE_SIZE } : asked;
      setView(next);
      setFocusFrom(undefined);
      if (box.current) box.current.value = next.search;
    };
    const onPopState = (): void => follow();
    // What was typed before hydration takes precedence over the address.
    follow(isFirst.current ? box.current?.value : undefined);
    isFirst.current = false;
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', onPopState);
    };
  }, [box, fixedCategory, locationKey]);

  // These callbacks keep their identity, so that memoised children are not rendered at every keystroke.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  // At once, so that somebody who leaves in the middle of a word finds it again.
  const change = useCallback(
    (part: Partial<ListingView>) => {
      const next = { ...latest.current, ...part, shown: PAGE_SIZE };
      const write = (): void => {
        try {
          writeAddress(next, fixedCategory);
        } catch {
          timer.current = setTimeout(write, RETRY_DELAY);
        }
      };
      setView(next);
      setFocusFrom(undefined);
      clearTimeout(timer.current);
      write();
    },
    [fixedCategory],
  );
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const choose = useCallback((category: string | null) => change({ category }), [change]);
  const showMore = useCallback((from: number) => {
    const shown = latest.current.shown + PAGE_SIZE;
    setView({ ...latest.current, shown });
    setFocusFrom(from);
    window.history.replaceState({ ...window.history.state, shown }, '');
  }, []);

  return { view, search, choose, showMore, focusFrom };
}
