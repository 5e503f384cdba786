import type { Day } from '../../utils/calendar';
import { unbrokenDays } from '../../utils/unbroken-days';

/** The language of dates, numbers and amounts, as of all the planners' words. */
export const LANGUAGE = 'en-GB';

/** Keeps a day's number and its month on one line. */
function dayWriter(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' });
  return (day) => unbrokenDays(format.format(new Date(`${day}T12:00:00Z`)));
}

/** "1 April 2027". */
export const dayText = dayWriter({ day: 'numeric', month: 'long', year: 'numeric' });

/** "1 Apr 2027". */
export const shortDayText = dayWriter({ day: 'numeric', month: 'short', year: 'numeric' });

/** "April 2027". */
export const monthText = dayWriter({ month: 'long', year: 'numeric' });

/** "Apr". */
export const shortMonthText = dayWriter({ month: 'short' });

/** "Apr 27". */
export const shortMonthAndYearText = dayWriter({ month: 'short', year: '2-digit' });

const weekdayName = dayWriter({ weekday: 'long' });

/** "Thursday 1 April 2027"; browsers differ in the comma between weekday and date. */
export function weekdayText(day: Day): string {
  return `${weekdayName(day)} ${dayText(day)}`;
}

const NUMBERS = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

/** "1,650.25". */
export function numberText(value: number): string {
  return NUMBERS.format(value);
}

/** "7.5 hours (7 h 30 min)"; a negative number, which no clock has, in hours alone. */
export function hoursText(value: number): string {
  const minutes = Math.round(60 * value);
  const clock =
    minutes < 0 || minutes % 60 === 0 ? '' : ` (${numberText(Math.floor(minutes / 60))} h ${minutes % 60} min)`;
  return `${numberText(value)} ${value === 1 ? 'hour' : 'hours'}${clock}`;
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
