import type { Day } from '../utils/calendar';
import { unbrokenDays } from '../utils/unbroken-days';

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** The number of a day and its month stay on one line. */
function formatted(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  return unbrokenDays(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(noon(day)));
}

/** A day in words, such as "1 April 2027". */
export function dayText(day: Day, language: string): string {
  return formatted(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day with the day of the week, such as "Thursday 1 April 2027"; browsers differ in the comma between the two. */
export function weekdayText(day: Day, language: string): string {
  return `${formatted(day, language, { weekday: 'long' })} ${dayText(day, language)}`;
}

/** A day in few letters, such as "1 Apr 2027". */
export function shortDayText(day: Day, language: string): string {
  return formatted(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The month of a day, such as "April 2027". */
export function monthText(day: Day, language: string): string {
  return formatted(day, language, { month: 'long', year: 'numeric' });
}

/** The month of a day in few letters, such as "Apr 27", or "Apr" without its year. */
export function shortMonthText(day: Day, language: string, hasYear: boolean): string {
  return formatted(day, language, { month: 'short', ...(hasYear && { year: '2-digit' }) });
}

/** The seven names of the days of the week, Sunday first. */
export function weekdayNames(language: string): readonly string[] {
  return Array.from({ length: 7 }, (_day, index) => formatted(`2001-07-0${index + 1}`, language, { weekday: 'long' }));
}

/** The twelve names of the months, January first. */
export function monthNames(language: string): readonly string[] {
  return Array.from({ length: 12 }, (_month, index) =>
    formatted(`2001-${String(index + 1).padStart(2, '0')}-01`, language, { month: 'long' }),
  );
}
