import { FIELDS, NATIVE, REPLAYED } from './selectors';

/**
 * Events that may need the framework. A mouse moves onto a control that it is about to press; where the page scrolls under a
 * mouse at rest, browsers send no `pointermove`.
 */
export const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'change', 'click', 'submit'] as const;

/**
 * Whether an event needs the framework: a submission, or a press, key, focus or mouse on a control that only the framework
 * handles. Whoever reads, selects, copies or scrolls does not need it, and a plain link leaves the page.
 */
export function needsFramework(event: Event): boolean {
  const { type, target } = event;
  if (type === 'submit') return true;
  if (!(target instanceof Element)) return false;
  if (type === 'pointermove' && (event as PointerEvent).pointerType !== 'mouse') return false;
  const control = target.closest('label')?.control ?? target;
  return !control.closest(NATIVE) && control.closest(`${REPLAYED},${FIELDS}`) !== null;
}
