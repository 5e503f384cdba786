import { type Day, longDay, MONTHS, partsOf, weekdayOf } from '../../utils/calendar';
import { unbrokenDays } from '../../utils/unbroken-days';

/** The language of dates, numbers and amounts, as of all the planners' words. */
export const LANGUAGE = 'en-GB';

/** The weekdays, Sunday first, as answers and results name them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "1 April 2027", its number and its month on one line. */
export function dayText(day: Day): string {
  return unbrokenDays(longDay(day));
}

/** "1 Apr 2027". */
export function shortDayText(day: Day): string {
  const { year, day: date } = partsOf(day);
  return unbrokenDays(`${date} ${shortMonthText(day)} ${year}`);
}

/** "April 2027". */
export function monthText(day: Day): string {
  const { year, month } = partsOf(day);
  return `${MONTHS[month - 1]} ${year}`;
}

/** "Apr"; September is "Sept", as British English abbreviates it. */
export function shortMonthText(day: Day): string {
  const name = MONTHS[partsOf(day).month - 1] ?? '';
  return name.slice(0, name === 'September' ? 4 : 3);
}

/** "Apr 27". */
export function shortMonthAndYearText(day: Day): string {
  return `${shortMonthText(day)} ${day.slice(2, 4)}`;
}

/** "Thursday 1 April 2027". */
export function weekdayText(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${dayText(day)}`;
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
