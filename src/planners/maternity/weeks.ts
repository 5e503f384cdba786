import { addDays, type Day } from '../../utils/calendar';

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
