const NO_BREAK_SPACE = '\u00a0';

/** The space between the number of a day and its month. */
const INNER_SPACE = /(?<=\d) (?=\p{L})/gu;

/** A text in which the number of a day and its month stay on one line. */
export function unbrokenDays(text: string): string {
  return text.replace(INNER_SPACE, NO_BREAK_SPACE);
}

/** The same text for other programs, where a search for "1 April" has to find it. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
