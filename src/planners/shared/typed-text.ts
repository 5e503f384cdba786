import { onOneLine } from '../../utils/invisible-marks';

/** Signs that keyboards and programs write for the same thing. */
const SAME_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\uFFE1/g, '£'],
  [/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'"],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2044\u2215\u060D]/g, '/'],
  [/[\u060C\u3001]/g, ','],
  [/\p{Zs}+/gu, ' '],
];

/** The number of words in a text, as word processors count them. */
export function countWords(text: string): number {
  return onOneLine(text).split(' ').filter(Boolean).length;
}

/** A text's length as the strictest forms count it: a line break is two, as they send it, and most emoji are two or more. */
export function sentLength(text: string): number {
  return text.replace(/\n/g, '\r\n').length;
}

/** The value of a decimal digit in any script; Unicode has each script's ten digits in a row. */
function digitOf(character: string): string {
  const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));
  let code = character.codePointAt(0) ?? 0;
  let value = 0;
  for (; isDigit(code - 1); code -= 1) value += 1;
  return String(value % 10);
}

/**
 * Typed or pasted text in the signs of a British keyboard: digits of other scripts, full-width forms, the many spaces,
 * apostrophes and hyphens.
 */
export function plainText(text: string): string {
  const plain = onOneLine(text)
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digitOf);
  return SAME_SIGNS.reduce((all, [signs, sign]) => all.replace(signs, sign), plain).trim();
}
