/** Tells the loader that the page is hydrated, so that it replays earlier events. */
export function onInitialClientRender(): void {
  // React cannot hydrate an event's target while it is rendering.
  queueMicrotask(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  });
}
