/**
 * A calendar day as `YYYY-MM-DD` (ISO 8601). Without hours or a time zone, summer time cannot shift it, and days compare as
 * strings.
 */
export type Day = string;

/** The months, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Writes a day as `5 April 2026`; the first `Intl.DateTimeFormat` of a page would delay its start by 25 ms. */
export function longDay(day: Day): string {
  const { year, month, day: date } = partsOf(day);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

/** Writes the month of a day as `April 2026`. */
export function monthAndYear(day: Day): string {
  const { year, month } = partsOf(day);
  return `${MONTHS[month - 1]} ${year}`;
}

/** The first and last day of a period. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const DAYS_A_WEEK = 7;

/** Milliseconds per day in UTC, which has no summer time. */
const UTC_DAY = 86_400_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const FIRST: Day = '0000-01-01';
const LAST: Day = '9999-12-31';

/** Midnight UTC. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/**
 * Builds a day from its parts; an excessive part rolls over into the next month or year. A day beyond four-digit years is
 * clamped to the first or last possible one, so that days always compare as strings.
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

/** Adds days to a day; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  const { year, month, day: date } = partsOf(day);
  return dayFrom(year, month, date + days);
}

/** Adds weeks to a day; a negative number goes back. */
export function addWeeks(day: Day, weeks: number): Day {
  return addDays(day, weeks * DAYS_A_WEEK);
}

/** Whole days between two days; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The last day of a day's month. */
export function lastOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayFrom(year, month + 1, 0);
}

/** The first day of a day's month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** The same day in a later or earlier month, or that month's last day if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: date } = partsOf(day);
  const last = dayFrom(year, month + months + 1, 0);
  return `${last.slice(0, 8)}${pad(Math.min(date, partsOf(last).day))}`;
}

/** Completed whole months from one day to a later one. */
export function monthsBetween(from: Day, to: Day): number {
  const one = partsOf(from);
  const other = partsOf(to);
  const months = (other.year - one.year) * 12 + other.month - one.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 4) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/** The Sunday that starts a day's week, for rules with weeks from Sunday to Saturday. */
export function sundayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The local calendar day of a moment. */
export function localDay(moment: Date): Day {
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** Today in UTC, the time zone of builds and checks. */
export function today(): Day {
  return new Date().toISOString().slice(0, 10);
}

/** A day or date as a timestamp with zone (ISO 8601): the day begins at midnight UTC. */
export function momentOf(day: string): string {
  return `${day.slice(0, 10)}T00:00:00Z`;
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
