import { type Day, dayFrom, isCalendarDay, MONTHS, partsOf } from '../../utils/calendar';
import { plainText } from './typed-text';

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

const DAY_NAME = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const WEEKDAY = `(?:${DAY_NAME}[.,]? ?)?`;
const SEPARATOR = '(?: ?[/.,年月-] ?| |(?<=\\d)(?=\\p{L})|(?<=\\p{L})(?=\\d))';
const DATE = '(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const NAME = '\\p{L}{3,10}\\.?';
const YEAR = "'?(?<year>\\d{4}|\\d\\d)";
const FULL_YEAR = '(?<year>(?:19|20)\\d\\d)';
const TWO_DIGITS = '(?<month>0\\d|1[0-2])';
const DAY_AND_MONTH = `${WEEKDAY}${DATE}(?: of)?${SEPARATOR}(?<month>\\d{1,2}|${NAME})`;
const MONTH_AND_DAY = `${WEEKDAY}(?<month>${NAME})${SEPARATOR}${DATE}`;
/** Copied with the date; of no interest. */
const TIME = `(?:日|[.,]|t\\d.*|,? (?:at )?\\d\\d?(?:[:.]\\d\\d| ?[ap]\\.?m).*|,? \\(?${DAY_NAME}\\)?)?`;

const formsOf = (forms: readonly string[]): readonly RegExp[] =>
  forms.map((form) => new RegExp(`^${form}${TIME}$`, 'iu'));

/** A date written whole: `10/03/2027`, `10th of March, 2027`; `2027-03-10`; `March 10, 2027`; `20270310`; `10032027`. */
const WHOLE = formsOf([
  `${DAY_AND_MONTH}${SEPARATOR}${YEAR}`,
  `(?<year>\\d{4})${SEPARATOR}(?<month>\\d{1,2}|${NAME})${SEPARATOR}(?<day>\\d{1,2})`,
  `${MONTH_AND_DAY}(?:,? |[,/-])${YEAR}`,
  `${FULL_YEAR}${TWO_DIGITS}(?<day>\\d\\d)`,
  `(?<day>\\d\\d)${TWO_DIGITS}${FULL_YEAR}`,
]);

const WITHOUT_YEAR = formsOf([DAY_AND_MONTH, MONTH_AND_DAY]);

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** Splits a date written in one of these forms; null for anything else. */
function partsInText(text: string, forms = WHOLE): DayParts | null {
  const typed = plainText(text);
  const found = forms.map((form) => form.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const { day = '', month = '', year = '' } = found;
  return { day: withoutZeros(day), month: withoutZeros(month), year };
}

/** Splits a date pasted whole; the day comes first, as in Britain, unless that is impossible. */
export function pastedParts(text: string): DayParts | null {
  const parts = partsInText(text);
  const isAmerican = parts && Number(parts.month) > 12 && Number(parts.day) <= 12;
  return isAmerican ? { ...parts, day: parts.month, month: parts.day } : parts;
}

/**
 * Parses a typed year with four or two digits; null for anything else.
 * @param first the first plausible year: two digits mean the next such year from it on
 */
export function yearIn(text: string, first: number): number | null {
  const [, typed = ''] = /^'?(\d{4}|\d\d)[.,]?$/.exec(plainText(text)) ?? [];
  if (typed.length !== 2) return typed === '' ? null : Number(typed);
  const year = first - (first % 100) + Number(typed);
  const next = year < first ? year + 100 : year;
  return next > Number(LAST_DAY.slice(0, 4)) ? next - 100 : next;
}

/** Parses a month given as a number or an English name, possibly shortened after three letters. */
export function monthIn(text: string): number | null {
  const typed = plainText(text).toLowerCase().replace(/[.,]$/, '');
  const number = /^\d{1,2}$/.test(typed)
    ? Number(typed)
    : /^[a-z]{3,}$/.test(typed) && MONTHS.findIndex((name) => name.toLowerCase().startsWith(typed)) + 1;
  return number && number >= 1 && number <= 12 ? number : null;
}

/** Parses a day of the month, such as `28` or `28th`. */
function dateIn(text: string): number | null {
  const [, typed] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?[.,]?$/i.exec(plainText(text)) ?? [];
  const number = Number(typed);
  return number >= 1 && number <= 31 ? number : null;
}

/** An entry: its three parts as typed, between slashes; saved files may also have `YYYY-MM-DD`. */
export function entryOf(parts: DayParts): string {
  const typed = DAY_PARTS.map((part) => parts[part]);
  return typed.every((text) => text === '') ? '' : typed.join('/');
}

/** An entry's parts for display; preserves every character, whatever they are. */
export function typedParts(entry: string): DayParts {
  const [, day = entry, month = '', year = ''] = /^(.*)\/([^/]*)\/([^/]*)$/s.exec(entry) ?? [];
  return month === '' && year === '' ? (partsInText(entry) ?? { day, month, year }) : { day, month, year };
}

/** An entry after typing in one of its inputs; a whole date, which is written with dots, is split across all three. */
export function withPart(entry: string, part: DayPart, text: string): string {
  const whole = pastedParts(text);
  // Two typed digits may be the first two of four.
  if (whole?.year.length === 4) return DAY_PARTS.map((each) => whole[each]).join('.');
  return entryOf({ ...typedParts(entry), [part]: text });
}

/** An entry's parts as meant: one input may hold several of them, such as `10 March` or all of it. */
export function meantParts(entry: string): DayParts {
  const parts = typedParts(entry);
  const typed = DAY_PARTS.map((part) => parts[part].trim()).filter((text) => text !== '');
  if (typed.length === DAY_PARTS.length) return parts;
  return pastedParts(typed.join(' ')) ?? partsInText(typed.join(' '), WITHOUT_YEAR) ?? parts;
}

/** What the parts of an entry are; null for one that cannot be read. */
function readParts({ day, month, year }: DayParts, first: Day) {
  return { day: dateIn(day), month: monthIn(month), year: yearIn(year, partsOf(first).year) };
}

/** The calendar day of an entry, or null. */
export function dayOfEntry(entry: string, first: Day = FIRST_DAY): Day | null {
  const { day, month, year } = readParts(meantParts(entry), first);
  if (day === null || month === null || year === null) return null;
  const found = dayFrom(year, month, day);
  // Too late a day has become one of the next month.
  return partsOf(found).day === day ? found : null;
}

/** Why an entry is not a calendar day: missing parts, impossible ones, or a month that is too short. */
export function validateDay(
  entry: string,
  first: Day = FIRST_DAY,
): { readonly kind: 'missing' | 'unreadable' | 'noSuchDay'; readonly parts: readonly DayPart[] } | null {
  if (dayOfEntry(entry, first)) return null;
  const parts = meantParts(entry);
  const read = readParts(parts, first);
  const missing = DAY_PARTS.filter((part) => parts[part].trim() === '');
  const wrong = DAY_PARTS.filter((part) => read[part] === null && !missing.includes(part));
  // What is missing may be in a part that cannot be read.
  if (missing.length > 0 && wrong.length === 0) return { kind: 'missing', parts: missing };
  return wrong.length > 0 ? { kind: 'unreadable', parts: wrong } : { kind: 'noSuchDay', parts: ['day'] };
}
