/**
 * Keeps the current page when a link is clicked while the browser believes that it is offline, and explains why nothing
 * happened. The browser may be wrong, so a second click on the link goes.
 */
import { OFFLINE } from '../utils/page-attributes';
import { opensElsewhere } from './opens-elsewhere';

interface Loader {
  readonly loadPageSync: (path: string) => unknown;
}

/** The links that were kept back once. */
const keptBack = new Set<string>();

/** Gatsby's loader, once the framework runs. */
function loader(): Loader | undefined {
  return Reflect.get(window, '___loader') as Loader | undefined;
}

/** Shows or hides the notice in `PageFrame`. */
function showNotice(isVisible: boolean): void {
  document.documentElement.toggleAttribute(OFFLINE, isVisible);
}

/** Whether React handles the click in place, or is about to; a click that it does not handle after all is no visitor's. */
function isInPlace(link: HTMLAnchorElement, { isTrusted }: MouseEvent): boolean {
  return link.matches('[data-hydrate]') && (isTrusted || 'hydrated' in document.documentElement.dataset);
}

/** A link to another page that isn't loaded; following it offline would end on the browser's error page. */
function isOutOfReach({ pathname, search }: HTMLAnchorElement): boolean {
  if (pathname === location.pathname) return false;
  return !loader()?.loadPageSync(pathname + search);
}

function keepPage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || opensElsewhere(event) || link.origin !== location.origin || link.target === '_blank') return;
  const goes = navigator.onLine || keptBack.has(link.href) || isInPlace(link, event) || !isOutOfReach(link);
  showNotice(!goes);
  if (goes) return;
  event.preventDefault();
  event.stopPropagation();
  keptBack.add(link.href);
}

function forget(): void {
  keptBack.clear();
  showNotice(false);
}

addEventListener('click', keepPage, { capture: true });
for (const type of ['online', 'pagehide', 'popstate']) addEventListener(type, forget);
