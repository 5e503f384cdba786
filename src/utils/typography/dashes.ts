import type { Edit } from './edit';

const MONEY_AND_NUMBER = String.raw`[£$€]?(\d{1,3}(?:,\d{3})+|[1-9]\d{0,3}|0(?=\.))(\.\d{1,2})?`;
const UNIT = '(?:%|[ap]m|kg|mg|ml|cm|mm|g|k|m)?';
/** What precedes a number that is part of something else: a telephone number, a reference, a date, a version. */
const NOT_AFTER = String.raw`(?<![\p{L}\p{N}\p{M}_./:,+#…–—\uFFFC]|\d[\s\u00A0]|(?:^|[^-])-)`;
const NOT_BEFORE = String.raw`(?![\p{L}\p{N}\p{M}_/\uFFFC]|[-–.,:]\d)`;
const RANGE = new RegExp(`${NOT_AFTER}(${MONEY_AND_NUMBER})${UNIT}-(${MONEY_AND_NUMBER})${UNIT}${NOT_BEFORE}`, 'gu');
/** 19:30-07:30, 9am-5pm: the later time may be the smaller number. */
const TIME = String.raw`\d{1,2}(?::\d\d|[ap]m)`;
const TIMES = new RegExp(`${NOT_AFTER}${TIME}-${TIME}${NOT_BEFORE}`, 'gu');

const amount = (written: string): number => Number(written.replace(/[£$€,]/g, ''));

/** 2025-26: a year and the last two digits of the next one. 2025-12 may be a month. */
function isYearAndNext(from: string, to: string): boolean {
  return /^(19|20)\d\d$/.test(from) && Number(to) > 12 && Number(to) === (Number(from) % 100) + 1;
}

/** Whether two numbers with a hyphen between them can only be read as "from … to …"; 555-1234 may be a telephone number. */
function isRange(from: string, to: string): boolean {
  if (isYearAndNext(from, to)) return true;
  const isTelephone = /^\d{3}$/.test(from) && /^\d{4}$/.test(to);
  return amount(from) < amount(to) && !isTelephone;
}

function ranges(text: string): Edit[] {
  const numbers = [...text.matchAll(RANGE)].filter(([, from = '', , , to = '']) => isRange(from, to));
  const hyphens = [...numbers, ...text.matchAll(TIMES)].map(({ index, 0: found }) => index + found.lastIndexOf('-'));
  return [...new Set(hyphens)].map((start) => ({ start, end: start + 1, by: '–' }));
}

/** A hyphen or more with spaces around it. At the beginning of a line it is a bullet. */
const SPACED = /(?<=[^\s][ \t\u00A0]+)-{1,3}(?=\s+\S)/gu;
/** Two or three hyphens after a word: `word--word`, `word-- word`, `"Who--"`. */
const AFTER_WORD = /(?<=([^\s-]))-{2,3}(?!-)(?=(["'“‘([]?[\p{L}\p{N}\uFFFC£$€]|))/gu;

function betweenWords(before: string, after: string): string {
  if (after === '') return ' –';
  return /\d/.test(before) && /^\d/.test(after) ? '–' : ' – ';
}

const edit = ({ index, 0: found }: RegExpExecArray, by: string): Edit => ({
  start: index,
  end: index + found.length,
  by,
});

/** Dashes in place of hyphens that mean them: an en dash with spaces in a sentence, without in a range of numbers. */
export function dashEdits(text: string): Edit[] {
  if (!text.includes('-')) return [];
  const spaced = [...text.matchAll(SPACED)].map((found) => edit(found, '–'));
  const afterWords = [...text.matchAll(AFTER_WORD)].map((found) =>
    edit(found, betweenWords(found[1] ?? '', found[2] ?? '')),
  );
  return [...spaced, ...afterWords, ...ranges(text)];
}
