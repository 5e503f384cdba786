/**
 * Has React take over the part of the page that an element is in, if it has not done so yet
 * (`src/components/ui/hydrate-apart.tsx`). It does so for a press, but not for a submission; and the value that a field has
 * at that moment is the one it compares with later.
 */
export function takeOver(element: Element): void {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}
