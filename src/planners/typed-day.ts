import { type Day, isCalendarDay } from '../utils/calendar';
import { withoutMarks } from '../utils/invisible-marks';
import { MONTHS } from './value-texts';

/** The first and last day that planners accept from any source; anything else is a typo. */
export const FIRST_DAY: Day = '1950-01-01';
export const LAST_DAY: Day = '2099-12-31';

/** Parses a day that was entered or saved as text; null if it doesn't exist or is out of range. */
export function dayIn(text: string): Day | null {
  return isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
}

/** The three inputs of a date, in order. */
export const DAY_PARTS = ['day', 'month', 'year'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** A day as typed. */
export type DayParts = Readonly<Record<DayPart, string>>;

const WEEKDAY = '(?:[a-z]+day,?\\s+)?';
const SEPARATOR = '(?:\\s*[/.,-]\\s*|\\s+)';
const BY_YEAR = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;
const BY_DAY = new RegExp(
  `^${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(?<month>\\d{1,2}|[a-z]{3,9})${SEPARATOR}(?<year>\\d{4}|\\d{2})$`,
  'i',
);

/** Dates copied from a calendar have invisible marks around their numbers. */
const typedIn = (text: string): string => withoutMarks(text).trim();

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** Splits a date written or pasted whole: `10/03/2027`, `2027-03-10`, `10 March 2027`; null for anything else. */
export function partsInText(text: string): DayParts | null {
  const typed = typedIn(text);
  const { day, month, year } = (BY_YEAR.exec(typed) ?? BY_DAY.exec(typed))?.groups ?? {};
  return day && month && year ? { day: withoutZeros(day), month: withoutZeros(month), year } : null;
}

/**
 * Parses a typed year with four or two digits; null for anything else.
 * @param first the first plausible year: two digits mean the next such year from it on
 */
export function yearIn(text: string, first: number): number | null {
  const typed = typedIn(text);
  if (/^\d{4}$/.test(typed)) return Number(typed);
  if (!/^\d\d$/.test(typed)) return null;
  const year = first - (first % 100) + Number(typed);
  const next = year < first ? year + 100 : year;
  return next > Number(LAST_DAY.slice(0, 4)) ? next - 100 : next;
}

/** Parses a month given as a number or an English name, possibly shortened after three letters. */
function monthIn(text: string): number | null {
  const typed = typedIn(text).toLowerCase();
  const number = /^\d{1,2}$/.test(typed)
    ? Number(typed)
    : /^[a-z]{3,}$/.test(typed) && MONTHS.findIndex((name) => name.toLowerCase().startsWith(typed)) + 1;
  return number && number >= 1 && number <= 12 ? number : null;
}

function dateIn(text: string): number | null {
  const typed = typedIn(text);
  const number = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= 31 ? number : null;
}

const yearOf = (first: Day): number => Number(first.slice(0, 4));

/** The day that three parts make, or null if it doesn't exist. */
function dayOfParts({ day, month, year }: DayParts, first: Day): Day | null {
  const [d, m, y] = [dateIn(day), monthIn(month), yearIn(year, yearOf(first))];
  if (d === null || m === null || y === null) return null;
  const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/**
 * The entry for three typed parts: `YYYY-MM-DD` if they make a day, otherwise the parts as typed.
 * @param first the first plausible day, for two-digit years
 */
export function formatDateParts(parts: DayParts, first: Day = FIRST_DAY): string {
  const typed = DAY_PARTS.map((part) => parts[part]);
  return dayOfParts(parts, first) ?? (typed.every((text) => text === '') ? '' : typed.join('/'));
}

/** An entry's parts for display; preserves every character, whatever they are. */
export function parseDateParts(entry: string): DayParts {
  const whole = partsInText(entry);
  if (whole) return whole;
  const [, day = entry, month = '', year = ''] = /^(.*)\/([^/]*)\/([^/]*)$/s.exec(entry) ?? [];
  return { day, month, year };
}

/** The calendar day of an entry, or null. */
export function dayOfEntry(entry: string, first: Day = FIRST_DAY): Day | null {
  return dayOfParts(parseDateParts(entry), first);
}

/** Why an entry is not a calendar day: missing parts, or else impossible ones. */
export function validateDay(
  entry: string,
  first: Day = FIRST_DAY,
): { readonly kind: 'missing' | 'unreadable'; readonly parts: readonly DayPart[] } | null {
  if (dayOfEntry(entry, first)) return null;
  const parts = parseDateParts(entry);
  const missing = DAY_PARTS.filter((part) => parts[part].trim() === '');
  if (missing.length > 0) return { kind: 'missing', parts: missing };
  const read = { day: dateIn(parts.day), month: monthIn(parts.month), year: yearIn(parts.year, yearOf(first)) };
  const wrong = DAY_PARTS.filter((part) => read[part] === null);
  // All three can be valid on their own, as in 30 February.
  return { kind: 'unreadable', parts: wrong.length > 0 ? wrong : ['day'] };
}
