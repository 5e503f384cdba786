import { addDays, addMonths, type Day, dayFrom, firstOfMonth, lastOfMonth } from '../../utils/calendar';
import type { RevalidationRules } from './rules';

/** The days of one revalidation. */
export interface RevalidationDates {
  /** The first day whose practice and learning count. */
  readonly begins: Day;
  /** The first day on which the confirmation may be given. */
  readonly confirmationFrom: Day;
  readonly opens: Day;
  /** The last day to apply. */
  readonly due: Day;
  readonly expires: Day;
}

/** The last day of a registration, which runs to the end of a month; null until month and year are answered. */
export function expiryOf(year: number | null, month: string | null): Day | null {
  return year && month ? lastOfMonth(dayFrom(year, Number(month), 1)) : null;
}

/**
 * The application is due on the first day of the month in which the registration expires. What counts began on the day
 * after the registration was last renewed, and the confirmation belongs in the last months of that time.
 * @see https://www.nmc.org.uk/revalidation/online-application/revalidation-date/
 */
export function revalidationDates(
  expires: Day,
  { years, opensDays, confirmationMonths }: Pick<RevalidationRules, 'years' | 'opensDays' | 'confirmationMonths'>,
): RevalidationDates {
  const due = firstOfMonth(expires);
  const next = addDays(expires, 1);
  return {
    begins: addMonths(next, -12 * years),
    confirmationFrom: addMonths(next, -confirmationMonths),
    opens: addDays(due, -opensDays),
    due,
    expires,
  };
}
