const NO_BREAK_SPACE = '\u00a0';

/** The space between a day's number and its month. */
const INNER_SPACE = /(?<=\d) (?=\p{L})/gu;

/** Keeps a day's number and its month on one line. */
export function unbrokenDays(text: string): string {
  return text.replace(INNER_SPACE, NO_BREAK_SPACE);
}

/** Keeps a short text, such as a telephone number, on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** Undoes `unbrokenDays` for other programs, so that a search for "1 April" finds it. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
