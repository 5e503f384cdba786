import { isDataPrecious } from './prefetch';
import { FIELDS, NATIVE, REPLAYED } from './selectors';

/** Events that may need the framework. */
export const INTENTS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'change', 'click', 'submit'] as const;

/**
 * Whether an event needs the framework now, or announces one that soon does: a key, or a mouse over a link. A finger on text only
 * scrolls, and a click on a plain link leaves the page.
 */
export function whenNeeded(event: Event): 'now' | 'soon' | 'never' {
  const { type, target } = event;
  if (type === 'submit') return 'now';
  if (!(target instanceof Element)) return 'never';
  const control = target.closest('label')?.control ?? target;
  const isHover = type === 'pointerover';
  if (control.closest(NATIVE) || (isHover && (event as PointerEvent).pointerType !== 'mouse')) return 'never';
  if (control.closest(`${REPLAYED},${FIELDS}`)) return 'now';
  const isSign = isHover ? control.closest('a[href],button,label,summary') : /keydown|focusin/.test(type);
  return isSign && !isDataPrecious() ? 'soon' : 'never';
}
