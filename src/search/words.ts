import { onOneLine } from '../utils/invisible-marks';

/** Abbreviations written with signs, such as `c.v.`, `A&E`, `c/o` and `U+Es`. */
const ABBREVIATION = String.raw`(?<![\p{L}\p{N}])(?:\p{L}[.&+/])+\p{L}s?(?![\p{L}\p{N}])\.?`;
const ABBREVIATIONS = new RegExp(ABBREVIATION, 'gu');

/** In lower case, without accents, invisible marks, apostrophes (with the `s` of a possessive) and the signs of abbreviations. */
function folded(text: string): string {
  return onOneLine(text)
    .normalize('NFKD')
    .replace(/['’‘]s(?![\p{L}\p{N}])|[\p{M}'’‘]/gu, '')
    .replace(ABBREVIATIONS, (letters) => letters.replace(/[.&+/]/g, ''))
    .toLowerCase();
}

/** A text for comparison, however it is typed: as words in lower case with one blank between them. */
export function plainText(text: string): string {
  return folded(text)
    .replace(/(?:[\p{P}\p{S} ]|\u200D)+/gu, ' ')
    .trim();
}

/** A single letter, which searches ignore. */
export const LETTER = /^\p{L}$/u;

/** A word's singular, as far as its ending shows it. */
function singular(word: string): string {
  if (!word.endsWith('s') || word === 'news') return word;
  return word.replace(/(?<=..)ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<=.[^sui])s$/, '');
}

/** Words; those with a hyphen stay together, and so do numbers with a slash. */
const WORD = /[\p{L}\p{N}]+(?:(?:[-‐‑]|(?<=\p{N})\/(?=\p{N}))[\p{L}\p{N}]+)*/gu;

/** The words of a text as they are indexed, in the singular; "part-time" gives "part", "time" and "parttime". */
export function termsOf(text: string): string[] {
  return (folded(text).match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/[-‐‑/]/);
    return (parts.length > 1 ? [...parts, parts.join('')] : parts).map(singular);
  });
}

/** The searchable words of a text, each once. */
export function wordsOf(text: string): string {
  return [...new Set(termsOf(text).filter((term) => !LETTER.test(term)))].join(' ');
}

const areLetters = (words: readonly string[]): boolean => words.every((word) => LETTER.test(word));

/** The words of a search, in the singular; single letters alone are an abbreviation, as in "A & E". */
export function searchTerms(search: string): string[] {
  const words = plainText(search).split(' ');
  return (areLetters(words) ? [words.join('')] : words).map(singular);
}

/** Prepares a text that is searched often: as typed, and in the singular. */
export const searchedText = (text: string) => ({ plain: plainText(text), singular: searchTerms(text).join(' ') });

export type SearchedText = ReturnType<typeof searchedText>;

/**
 * A function that tells whether a text contains a search, as typed or in the singular; case, accents and punctuation don't matter. An
 * abbreviation that is written with signs is no part of a longer word: "m/s" is not in "forms".
 */
export function textMatcher(search: string): (text: SearchedText) => boolean {
  const { plain, singular } = searchedText(search);
  const words = plain.split(' ');
  const isAbbreviated = search.search(ABBREVIATIONS) !== -1 || (words.length > 1 && areLetters(words));
  const edge = isAbbreviated ? ' ' : '';
  const framed = (text: string): string => `${edge}${text}${edge}`;
  return (text) => framed(text.plain).includes(framed(plain)) || framed(text.singular).includes(framed(singular));
}

/** Whether a text contains a search. */
export const contains = (text: string, search: string): boolean => textMatcher(search)(searchedText(text));

/** A word with what a writer puts inside it. */
const WRITTEN_WORD = new RegExp(`(${ABBREVIATION}|[\\p{L}\\p{M}\\p{N}]+(?:['’.‐‑-][\\p{L}\\p{M}\\p{N}]+)*)`, 'u');

/** A text split so that every second part is a word with one of these terms, as the text writes it. */
export function splitAtTerms(text: string, terms: readonly string[]): string[] {
  const parts: string[] = [];
  let plain = '';
  for (const [index, piece] of text.split(WRITTEN_WORD).entries()) {
    if (index % 2 === 0 || !termsOf(piece).some((term) => terms.includes(term))) {
      plain += piece;
    } else {
      parts.push(plain, piece);
      plain = '';
    }
  }
  return [...parts, plain];
}
