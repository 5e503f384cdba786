import { ROUTE_EVENT } from './names';

declare global {
  interface Window {
    /** What Gatsby's links and `navigate` call; a number goes that many steps through the history. */
    ___navigate: (to: string | number, options?: object) => void;
    readonly ___loader: {
      readonly loadPage: (path: string) => Promise<unknown>;
      /** The page if it has been loaded, else nothing. */
      readonly loadPageSync: (path: string) => unknown;
    };
  }
}

const STILL = '(prefers-reduced-motion: reduce)';
/** Longest time in milliseconds that the picture of the old page stays, should the router not say that it has arrived. */
const PATIENCE = 500;

/** The path of the page that the router shows; the listing's filters change the address without it. */
let shown = '';

/** Resolves when the router has put the next page in place. */
function arrival(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(ROUTE_EVENT, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

/** Repeats a click that hit the pictures of a transition on what lies under them. */
function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
}

/** A press ends a transition, whose pictures would swallow it. */
function giveWayToPresses(transition: ViewTransition): void {
  const onPress = (): void => {
    transition.skipTransition();
    addEventListener('click', passOn, { once: true });
  };
  addEventListener('pointerdown', onPress, { once: true });
  void transition.finished.then(() => removeEventListener('pointerdown', onPress));
}

/**
 * Lets the page that comes follow the one that goes softly. The router renders in a task after the next frame, so a
 * transition that begins within that frame still sees the old page. It only watches: the router goes its way as if
 * there were none.
 */
function follow({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  if (!('startViewTransition' in document) || matchMedia(STILL).matches || pathname === shown) return;
  requestAnimationFrame(() => {
    // A page that is still to be loaded would leave the visitor before a picture that does not answer.
    if (location.pathname !== pathname || !window.___loader.loadPageSync(pathname + search)) return;
    const arrived = arrival();
    // It may be skipped, as by the next one or in a hidden window; then the page is simply there.
    const transition = document.startViewTransition(() => arrived);
    transition.ready.catch(() => undefined);
    giveWayToPresses(transition);
  });
}

/** Runs a view transition whenever the router goes to another page: by a link, and by the way back or forward. */
export function watchNavigation(): void {
  shown = location.pathname;
  document.addEventListener(ROUTE_EVENT, () => {
    shown = location.pathname;
  });
  // Safari has already moved the page itself when it was swiped away.
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (!hasUAVisualTransition) follow(location);
  });
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === 'string') {
      const target = new URL(to, location.href);
      // Asked for just before the router asks, this is answered in the same task, just before the address changes. What
      // does not load is the router's to tell.
      const loaded = window.___loader.loadPage(target.pathname + target.search);
      loaded.then(() => follow(target)).catch(() => undefined);
    }
    navigate(to, options);
  };
}
