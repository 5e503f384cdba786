import { AWAKE_EVENT, AWAKE_MARK, ROUTE_EVENT } from './names';

function announce(): void {
  document.documentElement.dataset[AWAKE_MARK] = '';
  document.dispatchEvent(new Event(AWAKE_EVENT));
}

/** Tells what has held presses that every component of the page answers a press now; parts may take over only then. */
export function onInitialClientRender(): void {
  // Not from within React's own work, where it could not take over the part of the page that was pressed.
  queueMicrotask(announce);
  // Later than all that a page needs. Gatsby would reload the page for a chunk that does not come; this one may stay away.
  import('./view-transitions').then(({ watchNavigation }) => watchNavigation()).catch(() => undefined);
}

/** Tells the view transitions that the router has put a page in place. */
export function onRouteUpdate(): void {
  document.dispatchEvent(new Event(ROUTE_EVENT));
}
