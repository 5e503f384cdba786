/**
 * Makes React hydrate the part of the page around an element. React hydrates synchronously for a mouse event but not for a
 * submit, and later compares a field with the value it has at that moment.
 */
export function hydrateAround(element: Element): void {
  // Safari moves the focus into a select on any mouse event.
  const target = (element.matches('select') && element.parentElement) || element;
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
}
