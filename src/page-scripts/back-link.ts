import { BACK_LINK_CLASS } from '../utils/page-attributes';
import { opensElsewhere } from './opens-elsewhere';

/** The parts of a window in use. */
interface HistoryWindow {
  readonly document: { readonly referrer: string };
  readonly history: { readonly length: number; readonly state: { readonly key?: unknown } | null };
  readonly location: { readonly origin: string; readonly pathname: string; readonly hash: string };
  /** The Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html); not every browser has it. */
  readonly navigation?: {
    readonly currentEntry: { readonly index: number } | null;
    readonly entries: () => readonly { readonly url: string | null }[];
  };
}

/**
 * Counts the history steps back to the page of this site that the visitor came from; 0 if there is none. Jumps within the
 * same page don't count as pages.
 */
export function stepsToThisSite({ document, history, location, navigation }: HistoryWindow): number {
  if (navigation) {
    const index = navigation.currentEntry?.index ?? 0;
    const earlier = navigation.entries().slice(0, index);
    const found = earlier.findLastIndex(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
    return found === -1 ? 0 : index - found;
  }
  if (location.hash !== '' || history.length < 2) return 0;
  const followedLinkHere = history.state?.key !== undefined;
  return followedLinkHere || document.referrer.startsWith(`${location.origin}/`) ? 1 : 0;
}

/**
 * Takes visitors who came from this site back in their history, to the listing as they left it; for others the browser
 * follows the link. Neither waits for React.
 */
function goBack(event: MouseEvent): void {
  const isBack = (event.target as Element).closest(`a.${BACK_LINK_CLASS}`);
  if (!isBack || opensElsewhere(event) || event.defaultPrevented) return;
  event.stopImmediatePropagation();
  const steps = stepsToThisSite(window);
  if (steps === 0) return;
  event.preventDefault();
  history.go(-steps);
}

addEventListener('click', goBack, { capture: true });
