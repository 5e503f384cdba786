import { FIELDS, NATIVE, REPLAYED } from './selectors';

/** When to start the framework: immediately, when the browser is idle, or not because of this event. */
export type Urgency = 'now' | 'idle' | 'none';

/**
 * How soon an event needs the framework. A finger on text only scrolls, and a click on a plain link leaves the page; a
 * visitor who uses the keyboard or moves a mouse over links is about to use a control.
 */
export function urgencyOf(event: Event): Urgency {
  const { type } = event;
  if (type === 'submit') return 'now';
  if (!(event.target instanceof Element)) return 'idle';
  const target = event.target.closest('label')?.control ?? event.target;
  const isHover = type === 'pointerover';
  if (isHover && (event as PointerEvent).pointerType !== 'mouse') return 'none';
  if (target.closest(NATIVE)) return 'none';
  if (target.closest(`${REPLAYED},${FIELDS}`)) return 'now';
  if (isHover) return target.closest('a[href],button,label,summary') ? 'idle' : 'none';
  return /pointerdown|click/.test(type) ? 'none' : 'idle';
}
