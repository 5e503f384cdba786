import { FIELDS, NATIVE, REPLAYED } from './selectors';

/**
 * Events that may need the framework. A mouse moves onto a control that it is about to press. Where the page scrolls under a mouse
 * at rest, browsers send `pointerover` without `pointermove`.
 */
export const INTENTS = [
  'pointerdown',
  'pointermove',
  'pointerover',
  'keydown',
  'focusin',
  'change',
  'click',
  'submit',
] as const;

/** How long a control lies under a mouse at rest before the framework starts, in milliseconds; one that scrolls past does not. */
export const AT_REST = 300;

/**
 * Whether an event needs the framework: a submission, or a press, key, focus or mouse on a control that only the framework
 * handles. Whoever reads, selects, copies or scrolls does not need it, and a plain link leaves the page.
 */
export function needsFramework(event: Event): boolean {
  const { type, target } = event;
  if (type === 'submit') return true;
  if (!(target instanceof Element)) return false;
  if (/^pointer(?:move|over)$/.test(type) && (event as PointerEvent).pointerType !== 'mouse') return false;
  const control = target.closest('label')?.control ?? target;
  return !control.closest(NATIVE) && control.closest(`${REPLAYED},${FIELDS}`) !== null;
}
