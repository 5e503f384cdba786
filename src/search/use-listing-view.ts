import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated';
import { PAGE_SIZE } from '../routes';
import type { ListingView } from './listing';

/** The view encoded in the URL and its history entry; a category page keeps its category. */
function viewOfAddress(fixedCategory: string | null): ListingView {
  const parameters = new URLSearchParams(window.location.search);
  const limit = Number(window.history.state?.limit);
  return {
    search: parameters.get('q') ?? '',
    category: fixedCategory ?? (parameters.get('category') || null),
    limit: Number.isInteger(limit) && limit > PAGE_SIZE ? limit : PAGE_SIZE,
  };
}

/** A first search or a new category adds a history entry; further typing replaces it. Other parameters stay. */
function writeAddress(view: ListingView, fixedCategory: string | null): void {
  const { pathname, search } = window.location;
  const words = view.search.trim();
  const parameters = new URLSearchParams(search);
  const put = (name: string, value: string | null): void =>
    value ? parameters.set(name, value) : parameters.delete(name);
  put('category', fixedCategory ? null : view.category);
  put('q', words);
  const query = parameters.toString();
  const address = query ? `${pathname}?${query}` : pathname;
  if (address === pathname + search) return;
  try {
    putAddress(address, view, words, fixedCategory);
  } catch {
    // Browsers limit how often a page may change its URL; the next change writes it again.
  }
}

function putAddress(address: string, view: ListingView, words: string, fixedCategory: string | null): void {
  const before = viewOfAddress(fixedCategory);
  if (before.category !== view.category || !before.search !== !words) {
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
  /** The view asked for last, which React may not have rendered yet. */
  const latest = useRef(view);
  const show = (next: ListingView, focus?: number): void => {
    latest.current = next;
    setView(next);
    setFocusFrom(focus);
  };

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the address must be read again
  useEffect(() => {
    const follow = (typed = ''): void => {
      const asked = viewOfAddress(fixedCategory);
      const next = typed ? { ...asked, search: typed, limit: PAGE_SIZE } : asked;
      show(next);
      if (typed) writeAddress(next, fixedCategory);
      if (box.current) box.current.value = next.search;
    };
    const onPopState = (): void => follow();
    // Text typed before hydration takes precedence over the URL.
    follow(isFirst.current ? box.current?.value : undefined);
    isFirst.current = false;
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [box, fixedCategory, locationKey]);

  /** The URL changes at once, so that a visitor who leaves mid-word finds the search again on return. */
  const change = (part: Partial<ListingView>): void => {
    const next = { ...latest.current, ...part, limit: PAGE_SIZE };
    writeAddress(next, fixedCategory);
    show(next);
  };
  /** The results of a search may be late: the next letter never waits for them. */
  const search = (text: string): void => startTransition(() => change({ search: text }));
  const choose = (category: string | null): void => change({ category });
  /** @param from index of the first new card, from 0 */
  const showMore = (from: number): void => {
    const limit = latest.current.limit + PAGE_SIZE;
    show({ ...latest.current, limit }, from);
    window.history.replaceState({ ...window.history.state, limit }, '');
  };

  return { view, search, choose, showMore, focusFrom };
}
