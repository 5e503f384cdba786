import type { Day } from '../utils/calendar';
import { unbrokenDays } from '../utils/unbroken-days';

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps a day's number and its month on one line. */
function formatted(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return unbrokenDays(format.format(noon(day)));
}

/** Formats a day as "1 April 2027". */
export function dayText(day: Day, language: string): string {
  return formatted(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a day as "Thursday 1 April 2027"; browsers differ in the comma between weekday and date. */
export function weekdayText(day: Day, language: string): string {
  return `${formatted(day, language, { weekday: 'long' })} ${dayText(day, language)}`;
}

/** Formats a day as "1 Apr 2027". */
export function shortDayText(day: Day, language: string): string {
  return formatted(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day's month, such as "April 2027". */
export function monthText(day: Day, language: string): string {
  return formatted(day, language, { month: 'long', year: 'numeric' });
}

/** A day's month, abbreviated: "Apr 27", or "Apr" without its year. */
export function shortMonthText(day: Day, language: string, hasYear: boolean): string {
  return formatted(day, language, { month: 'short', ...(hasYear && { year: '2-digit' }) });
}

/** The weekdays, Sunday first, as answers and results name them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

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
