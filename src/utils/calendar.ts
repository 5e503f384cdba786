/**
 * A calendar day as `YYYY-MM-DD` (ISO 8601). It has no hours and no time zone, so summer time cannot move it, and two
 * days compare as their texts do.
 */
export type Day = string;

/** The first and the last day of a span of time. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const DAYS_A_WEEK = 7;

/** Milliseconds of a day of UTC, which knows no summer time. */
const UTC_DAY = 86_400_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const FIRST: Day = '0000-01-01';
const LAST: Day = '9999-12-31';

/** Midnight in UTC. `Date.UTC` would take the years 0 to 99 for 1900 to 1999. */
function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/**
 * A day from its parts; a part that is too large runs over into the next month or year. What four digits cannot write
 * becomes the first or the last day that they can, so that days compare as their texts do in any case.
 */
export function dayFrom(year: number, month: number, day: number): Day {
  const date = dateOf(year, month, day);
  if (!(date.getUTCFullYear() >= 0)) return FIRST;
  return date.getUTCFullYear() > 9999 ? LAST : date.toISOString().slice(0, 10);
}

/** Year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** Days since 1 January 1970. */
export function dayNumber(day: Day): number {
  const { year, month, day: date } = partsOf(day);
  return dateOf(year, month, date).getTime() / UTC_DAY;
}

/** The day that is so many days later, or earlier where the number is negative. */
export function addDays(day: Day, days: number): Day {
  const { year, month, day: date } = partsOf(day);
  return dayFrom(year, month, date + days);
}

/** The day that is so many weeks later, or earlier where the number is negative. */
export function addWeeks(day: Day, weeks: number): Day {
  return addDays(day, weeks * DAYS_A_WEEK);
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The last day of the month that a day is in. */
export function lastOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayFrom(year, month + 1, 0);
}

/** The first day of the month that a day is in. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** The same day of a later or earlier month, or the last of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: date } = partsOf(day);
  const last = dayFrom(year, month + months + 1, 0);
  return `${last.slice(0, 8)}${pad(Math.min(date, partsOf(last).day))}`;
}

/** Whole months from one day to another, not earlier day; a month that is begun does not count. */
export function monthsBetween(from: Day, to: Day): number {
  const one = partsOf(from);
  const other = partsOf(to);
  const months = (other.year - one.year) * 12 + other.month - one.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 4) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/** The Sunday on which the week of a day begins, for rules that count weeks from Sunday to Saturday. */
export function sundayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The calendar day where the clock shows this moment. */
export function localDay(moment: Date): Day {
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** Today in UTC, where builds and checks run. */
export function today(): Day {
  return new Date().toISOString().slice(0, 10);
}

/** Whether a text has the form `YYYY-MM-DD`. */
export function isWrittenAsDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Whether `YYYY-MM-DD` names a day of the Gregorian calendar; 30 February does not roll over. */
export function isCalendarDay(text: string): boolean {
  if (!isWrittenAsDay(text)) return false;
  const { year, month, day } = partsOf(text);
  return dayFrom(year, month, day) === text;
}
