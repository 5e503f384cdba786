/** Keeps the current page when a link is clicked while offline, and explains why nothing happened. */
import { OFFLINE } from '../utils/page-ids';

interface Loader {
  readonly loadPageSync: (path: string) => unknown;
}

/** Gatsby's loader, once the framework runs. */
function loader(): Loader | undefined {
  return Reflect.get(window, '___loader') as Loader | undefined;
}

/** Shows or hides the notice in `PageFrame`. */
function showNotice(isShown: boolean): void {
  document.documentElement.toggleAttribute(OFFLINE, isShown);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === location.origin && link.target !== '_blank' ? link : null;
}

/** A link to another page that isn't loaded; following it offline would end on the browser's error page. */
function isOutOfReach({ pathname, search }: HTMLAnchorElement): boolean {
  if (pathname === location.pathname) return false;
  return !loader()?.loadPageSync(pathname + search);
}

function keepPage(event: MouseEvent): void {
  const link = linkOf(event);
  if (navigator.onLine || !link || !isOutOfReach(link)) return;
  event.preventDefault();
  event.stopPropagation();
  showNotice(true);
}

addEventListener('click', keepPage, { capture: true });
addEventListener('online', () => showNotice(false));
