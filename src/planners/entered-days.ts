import { type Day, isCalendarDay } from '../utils/calendar';

/** The first and the last day that a planner takes, wherever a day comes from; any other is a slip of the hand. */
export const FIRST_DAY: Day = '1950-01-01';
export const LAST_DAY: Day = '2099-12-31';

/**
 * The day that is entered or saved as a text; null for what is no day of the calendar, or outside the range.
 * @param first where a field begins later than the others
 */
export function dayIn(text: string, first = FIRST_DAY): Day | null {
  return isCalendarDay(text) && text >= first && text <= LAST_DAY ? text : null;
}
