import type { EventReplay } from './event-replay';
import { FIELDS } from './selectors';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where no option is marked, a list came with its first one. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const marked = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(marked, 0);
}

/**
 * Tells components what was typed, chosen, filled in or restored before hydration: one `input` event for each such field.
 * React leaves the value of an uncontrolled field alone, so the field itself holds the text until then.
 */
export function replayInput(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (isChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Repeats what was held, now that the page answers. React hydrates the part of the page around an element at once for a
 * mouse event, but not for a submission. A link that hydration has replaced still leads where it led.
 */
export function replayEvents({ held, replay }: EventReplay): void {
  for (const { target } of held) {
    for (const type of ['mousedown', 'mouseup']) {
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    if (!target.isConnected && target instanceof HTMLAnchorElement) location.assign(target.href);
  }
  replay(true);
}
