import { addDays, type Day, weekdayOf } from '../../utils/calendar';

/** The first and the last day of a span of time. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const DAYS_A_WEEK = 7;

/** A day some weeks later; earlier where the number is negative. */
export function addWeeks(day: Day, weeks: number): Day {
  return addDays(day, weeks * DAYS_A_WEEK);
}

/** The first Sunday of April, from which statutory rates change each year. */
export function firstSundayOfApril(year: string): Day {
  const first = `${year}-04-01`;
  return addDays(first, (DAYS_A_WEEK - weekdayOf(first)) % DAYS_A_WEEK);
}
