import { addDays, addMonths, type Day, dayFrom, firstOfMonth, lastOfMonth, partsOf } from '../../utils/calendar';
import { LAST_DAY } from '../entered-days';
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

/** The years that a registration can run to. */
export const FIRST_YEAR = 2024;
export const LAST_YEAR = partsOf(LAST_DAY).year;

/** A year as it is typed, `2027` or `27`; null for anything else. */
export function yearIn(text: string): number | null {
  if (!/^\d\d(\d\d)?$/.test(text)) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** The last day of a registration that runs to the end of this month; null where year or month is none. */
export function expiryOf(year: string, month: string): Day | null {
  const number = yearIn(year) ?? Number.NaN;
  const isMonth = /^([1-9]|1[0-2])$/.test(month);
  return isMonth && number >= FIRST_YEAR && number <= LAST_YEAR ? lastOfMonth(dayFrom(number, Number(month), 1)) : null;
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
