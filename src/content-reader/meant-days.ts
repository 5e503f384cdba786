import { type Day, dayFrom, isCalendarDay } from '../utils/calendar';
import { longDay } from '../utils/fact-text';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The forms in which people write a day besides `YYYY-MM-DD`; a time behind it is passed over. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?:[T ].*)?$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})(?:[T ].*)?$/,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>[a-z]{3})[a-z]*\.?,?[ -](?<year>\d{4})$/i,
  /^(?:[a-z]+,? )?(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

/** The days that a text in another form than `YYYY-MM-DD` can mean: of `5/9/2023` the 5th of September and the 9th of May. */
export function meantDays(written: string): Day[] {
  const days = FORMS.flatMap((form) => {
    const { year, month, day, name } = form.exec(written.trim())?.groups ?? {};
    const number = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
    if (year === undefined || number < 1 || number > 12) return [];
    const found = dayFrom(Number(year), number, Number(day));
    // A day that rolls over into the next month does not exist.
    return isCalendarDay(found) && Number(found.slice(8)) === Number(day) ? [found] : [];
  });
  return [...new Set(days)];
}

/** What to write in place of such a text; `undefined` where it is not clear which day is meant. */
export function dayToWrite(written: string): string | undefined {
  const days = meantDays(written);
  if (days.length < 2) return days[0] && `Write ${days[0]}.`;
  return `Write ${days.map((day) => `${day} for ${longDay(day)}`).join(', or ')}.`;
}
