/**
 * Has React hydrate the part of the page that an element is in, if it has not done so yet. It does so immediately for a mouse
 * event, but not for a submission; and the value that a field has at that moment is what it compares with later.
 */
export function hydrateAround(element: Element): void {
  // Safari moves the focus into a list for any mouse event on it.
  const target = (element.matches('select') && element.parentElement) || element;
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
}
