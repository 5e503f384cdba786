import { type Place, type Problem, problem } from './problem';

/**
 * Characters that no text of the site may hold, such as the line break that presentations put into titles (U+000B): the
 * controls of ASCII and Latin-1 but for tab and line feed, the separators of lines and paragraphs (U+2028, U+2029), and
 * what stands for a character that could not be decoded (U+FFFD). Readers of feeds refuse some, search and cards run the
 * words beside them together.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
export const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\uFFFD]/;

const EACH = new RegExp(CONTROL, 'g');
const nameOf = (character: string): string =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The problem of a text with a control character, which the report names since it cannot be shown. */
export function controlProblem(place: Place, text: string): Problem {
  const [character = ''] = CONTROL.exec(text) ?? [];
  const found = text.replace(EACH, (each) => `[${nameOf(each)}]`);
  return problem('character-control', place, `This text has the control character ${nameOf(character)}`, { found });
}
