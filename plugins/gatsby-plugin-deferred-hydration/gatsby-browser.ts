import type { RouteUpdateArgs } from 'gatsby';
import { hydrateAround } from './browser/hydrate-around';
import { followReplaced, forgetControls, rememberControls } from './browser/served-controls';

/** Remembers the page as the visitor has left it so far; whatever React replaces while it hydrates is then put right. */
export function onClientEntry(): void {
  rememberControls();
  document.addEventListener('rendered', followReplaced(window.eventReplay ?? { held: [], intents: [] }));
  // What is dropped on a field that React discards at that moment would be lost.
  document.addEventListener('dragenter', ({ target }) => target instanceof Element && hydrateAround(target), true);
}

/** Tells the loader that the page is hydrated, so that it replays earlier events. */
export function onInitialClientRender(): void {
  // React cannot hydrate an event's target while it is rendering.
  queueMicrotask(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  });
}

/** What was entered on one page is not meant for the next. */
export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) forgetControls();
}
