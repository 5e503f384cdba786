import type { GatsbyBrowser, ShouldUpdateScrollArgs } from 'gatsby';
import { hasHistoryState } from '../../plugins/gatsby-plugin-deferred-hydration/index';

/** The key of a history entry, which Gatsby's router adds, is missing in its types. */
type RouterLocation = Location & { readonly key?: string };

/** How long a page may change until it is as the visitor left it, in milliseconds. */
const PATIENCE = 5000;
/** Signs that the visitor has taken over. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends the restoring of a position. */
let restoring = new AbortController();

/**
 * Scrolls as soon as the page is tall enough, and again if it then changes above that place: search results and plans appear
 * after the page, and a planner's example is folded after the plan.
 */
function restore(top: number): void {
  const ending = new AbortController();
  restoring = ending;
  const { signal } = ending;
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight >= top) window.scrollTo(0, top);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ACTIONS) window.addEventListener(type, () => ending.abort(), { signal, passive: true });
  setTimeout(() => ending.abort(), PATIENCE);
  observer.observe(document.body);
}

/**
 * Whether the browser has come back to an address or entry that the page acts on, and was too early to scroll: the page was
 * as short as its HTML. Nobody has used the page yet, since React starts by itself there.
 */
function isBackTooEarly({ search }: Location): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate' && window.scrollY === 0 && (hasHistoryState() || search !== '');
}

/**
 * Leaves the position to the browser as React starts, because the visitor is already reading, and on the way back to
 * another view of the same page. On the way back to another page it waits until that is complete.
 */
export function shouldUpdateScroll(args: ShouldUpdateScrollArgs): boolean {
  restoring.abort();
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  const before: RouterLocation | undefined = prevRouterProps?.location;
  const location: RouterLocation = routerProps.location;
  const [, top] = getSavedScrollPosition(location);
  if (!before) {
    if (isBackTooEarly(location)) restore(top);
    return false;
  }
  if (before.pathname === location.pathname) return top === 0 && before.key !== location.key;
  if (top > 0) restore(top);
  return true;
}

/** The path of the page on screen. On the way back, the address is ahead of it, and the browser scrolls for the next page. */
let shownPath = '';

/** For `onRouteUpdate`. */
export function noteShownPath({ pathname }: Location): void {
  shownPath = pathname;
}

/**
 * Gatsby records the position whenever the page scrolls, but only once React runs, and on the way back also that of the next
 * page for the present one.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('scroll'));
  const ignoreNextPage = (event: Event): void => {
    if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
  };
  window.addEventListener('scroll', ignoreNextPage, true);
};
