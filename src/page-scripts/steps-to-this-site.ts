/** The part of the Navigation API in use (https://html.spec.whatwg.org/multipage/nav-history-apis.html). */
interface NavigationLike {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null }[];
}

interface HistoryWindow {
  readonly document: { readonly referrer: string };
  readonly history: { readonly length: number; readonly state: { readonly key?: unknown } | null };
  readonly location: { readonly origin: string; readonly pathname: string; readonly hash: string };
  readonly navigation?: NavigationLike;
}

function stepsByNavigation({ currentEntry, entries }: NavigationLike, pathname: string): number {
  if (!currentEntry) return 0;
  const earlier = entries().slice(0, currentEntry.index);
  const found = earlier.findLastIndex(({ url }) => url !== null && new URL(url).pathname !== pathname);
  return found === -1 ? 0 : currentEntry.index - found;
}

/**
 * Counts the history steps back to the page of this site that the visitor came from; 0 if there is none. Jumps within the
 * same page don't count as pages.
 */
export function stepsToThisSite(view: HistoryWindow): number {
  const { document, history, location, navigation } = view;
  if (navigation) {
    return stepsByNavigation(
      { currentEntry: navigation.currentEntry, entries: () => navigation.entries() },
      location.pathname,
    );
  }
  if (location.hash !== '' || history.length < 2) return 0;
  const followedLinkHere = history.state?.key !== undefined;
  return followedLinkHere || document.referrer.startsWith(`${location.origin}/`) ? 1 : 0;
}
