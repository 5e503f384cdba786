/** Makes React hydrate the part around an element: it does so at once for a mouse event, but not for a submission or a drag. */
export function hydrateAround(element: Element | null): void {
  // Safari moves the focus into a select on any mouse event.
  const target = element?.matches('select') ? element.parentElement : element;
  target?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
}
