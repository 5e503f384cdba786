/**
 * Has React hydrate the part of the page that an element is in, if it has not done so yet. It does so immediately for a mouse
 * event, but not for a submission; and the value that a field has at that moment is what it compares with later.
 */
export function hydrateAround(element: Element): void {
  for (const type of ['mousedown', 'mouseup']) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
}
