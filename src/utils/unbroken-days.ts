const NO_BREAK_SPACE = '\u00a0';

/** The space between a day's number and its month. */
const INNER_SPACE = /(?<=\d) (?=\p{L})/gu;

/** Keeps a day's number and its month on one line; for pages alone, since a search elsewhere would not find it. */
export function unbrokenDays(text: string): string {
  return text.replace(INNER_SPACE, NO_BREAK_SPACE);
}

/** Keeps a short text, such as a telephone number, on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}
