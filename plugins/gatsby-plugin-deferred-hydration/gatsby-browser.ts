// First, since Emotion looks for its styles as soon as it is loaded.
import './browser/known-styles';

function announce(): void {
  document.documentElement.dataset.hydrated = '';
  document.dispatchEvent(new Event('hydrated'));
}

/** Tells the loader that the components of the page answer now, so that it replays what the visitor has done. */
export function onInitialClientRender(): void {
  // React cannot hydrate the part that an event is for while it is at work itself.
  queueMicrotask(announce);
}
