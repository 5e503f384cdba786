import './src/document/valid-address';
// In the script of all pages, so that they share one message.
import './src/forms/message';
import type { RouteUpdateArgs } from 'gatsby';
import { noteShownPath } from './src/document/scroll-position';
import { count } from './src/statistics/count';

export { onInitialClientRender, shouldUpdateScroll } from './src/document/scroll-position';
export { wrapPageElement } from './src/document/wrap-page-element';

/** Counts a page after a change within the site; the page script has counted the first. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  noteShownPath(location);
  if (prevLocation && prevLocation.pathname !== location.pathname) count();
}

/** Shows authors their mistakes in `gatsby develop`; builds leave the import out. */
export async function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { showContentNotice } = await import('./src/document/content-notice');
    showContentNotice();
  }
}
