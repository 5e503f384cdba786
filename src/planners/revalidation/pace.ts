import { type Day, monthsBetween } from '../../utils/calendar';

/** How fast what is left has to be done: so much a month, one in so many months, or all of it within a month. */
export type Pace =
  | { readonly kind: 'monthly'; readonly amount: number }
  | { readonly kind: 'oneIn'; readonly months: number }
  | { readonly kind: 'now' };

/**
 * The pace at which something is done in time; the amount a month is rounded up to the step.
 * @param step half hours, or whole pieces
 */
export function paceFor(left: number, today: Day, due: Day, step: number): Pace | null {
  if (left <= 0) return null;
  const months = today < due ? monthsBetween(today, due) : 0;
  if (months < 1) return { kind: 'now' };
  // One in every single month is one a month.
  if (step >= 1 && months >= 2 * left) return { kind: 'oneIn', months: Math.floor(months / left) };
  return { kind: 'monthly', amount: Math.ceil(left / months / step) * step };
}
