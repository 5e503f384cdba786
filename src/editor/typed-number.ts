/** What an author may type for a number: digits, also with a currency sign before and thousands apart. */
export const TYPED_NUMBER = /^\s*[£$€]?\s*-?(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)(?:\.\d+)?\s*$/;

/** The same without a fraction. */
export const TYPED_INTEGER = /^\s*[£$€]?\s*-?(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)(?:\.0+)?\s*$/;

/** A number as an author types it; `undefined` for what could be read in two ways, or not at all. */
export function typedNumber(text: string): number | undefined {
  return TYPED_NUMBER.test(text) ? Number(text.replace(/[£$€,\s]/g, '')) : undefined;
}
