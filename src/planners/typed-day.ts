import { type Day, isCalendarDay } from '../utils/calendar';
import { withoutMarks } from '../utils/invisible-marks';
import { monthNames } from './day-text';

/** The first and the last day that a planner takes, wherever a day comes from; any other is a slip of the hand. */
export const FIRST_DAY: Day = '1950-01-01';
export const LAST_DAY: Day = '2099-12-31';

/** The day that is entered or saved as a text; null for what is no day of the calendar, or outside the range. */
export function dayIn(text: string): Day | null {
  return isCalendarDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
}

/** The three fields in which a day is asked, in this order. */
export const DAY_PARTS = ['day', 'month', 'year'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** A day as it is typed. */
export type DayParts = Readonly<Record<DayPart, string>>;

const WEEKDAY = '(?:[a-z]+day,?\\s+)?';
const SEPARATOR = '(?:\\s*[/.,-]\\s*|\\s+)';
const BY_YEAR = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;
const BY_DAY = new RegExp(
  `^${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(?<month>\\d{1,2}|[a-z]{3,9})${SEPARATOR}(?<year>\\d{4}|\\d{2})$`,
  'i',
);

/** Dates that are copied from a calendar have invisible marks around their numbers. */
const typedIn = (text: string): string => withoutMarks(text).trim();

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** The parts of a date that is written or pasted whole: `10/03/2027`, `2027-03-10`, `10 March 2027`; null for anything else. */
export function partsInText(text: string): DayParts | null {
  const typed = typedIn(text);
  const { day, month, year } = (BY_YEAR.exec(typed) ?? BY_DAY.exec(typed))?.groups ?? {};
  return day && month && year ? { day: withoutZeros(day), month: withoutZeros(month), year } : null;
}

/**
 * A year as it is typed, with four digits or with two; null for anything else.
 * @param first the first year that makes sense: of two digits the next year from it on is taken
 */
export function yearIn(text: string, first: number): number | null {
  const typed = typedIn(text);
  if (/^\d{4}$/.test(typed)) return Number(typed);
  if (!/^\d\d$/.test(typed)) return null;
  const year = first - (first % 100) + Number(typed);
  const next = year < first ? year + 100 : year;
  return next > Number(LAST_DAY.slice(0, 4)) ? next - 100 : next;
}

/** A month as a number or by its English name, which may be cut after three letters. */
function monthIn(text: string): number | null {
  const typed = typedIn(text).toLowerCase();
  const number = /^\d{1,2}$/.test(typed)
    ? Number(typed)
    : /^[a-z]{3,}$/.test(typed) && monthNames('en').findIndex((name) => name.toLowerCase().startsWith(typed)) + 1;
  return number && number >= 1 && number <= 12 ? number : null;
}

function dateIn(text: string): number | null {
  const typed = typedIn(text);
  const number = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= 31 ? number : null;
}

const yearOf = (first: Day): number => Number(first.slice(0, 4));

/** The day that three parts make, or null where there is none. */
function dayOfParts({ day, month, year }: DayParts, first: Day): Day | null {
  const [d, m, y] = [dateIn(day), monthIn(month), yearIn(year, yearOf(first))];
  if (d === null || m === null || y === null) return null;
  const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/**
 * What is kept of three typed parts: the day as `YYYY-MM-DD` once there is one, otherwise the parts as they are typed.
 * @param first the first day that makes sense, for years of two digits
 */
export function formatDateParts(parts: DayParts, first: Day = FIRST_DAY): string {
  const typed = DAY_PARTS.map((part) => parts[part]);
  return dayOfParts(parts, first) ?? (typed.every((text) => text === '') ? '' : typed.join('/'));
}

/** The parts to show of what is kept; no letter of it is lost, whatever it is. */
export function parseDateParts(entry: string): DayParts {
  const whole = partsInText(entry);
  if (whole) return whole;
  const [, day = entry, month = '', year = ''] = /^(.*)\/([^/]*)\/([^/]*)$/s.exec(entry) ?? [];
  return { day, month, year };
}

/** The day of the calendar that an entry is; null for none. */
export function dayOfEntry(entry: string, first: Day = FIRST_DAY): Day | null {
  return dayOfParts(parseDateParts(entry), first);
}

/** What keeps an entry from being a day of the calendar: parts that are missing, or else parts that cannot be right. */
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
  // All three can be right by themselves, as in 30 February.
  return { kind: 'unreadable', parts: wrong.length > 0 ? wrong : ['day'] };
}
