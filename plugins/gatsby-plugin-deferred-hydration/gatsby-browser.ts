/** Tells the loader that the page is hydrated, so that it replays what the visitor has done. */
export function onInitialClientRender(): void {
  // React cannot hydrate the target of an event while React itself is rendering.
  queueMicrotask(() => {
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event('hydrated'));
  });
}
