import { cardLetters } from '../../theme/fonts/faces.json';

/** The letters of the card fonts, which `faces.json` has as `U+20-7E,U+A0`. */
const DRAWN = new RegExp(`[${cardLetters.replace(/[\dA-F]+/g, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

/** Characters a card can drop: emoji with their modifiers and joiners, other symbols, and invisible marks. */
const DISPENSABLE = /[\p{S}\p{Cf}\p{Variation_Selector}]|\u20E3/u;

/** A card's text as its fonts can draw it, and the characters they lack. */
export interface CardText {
  /** Undefined if letters are missing: half a title would mislead. */
  readonly text: string | undefined;
  readonly lacking: string;
}

/** Reduces a text to what a card's fonts can draw. */
export function cardText(words: string): CardText {
  const plain = words
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
  const lacking = [...plain].filter((character) => !DRAWN.test(character));
  const drawn = [...plain].filter((character) => DRAWN.test(character)).join('');
  const text = drawn.replace(/ +/g, ' ').trim();
  const isWhole = text !== '' && lacking.every((character) => DISPENSABLE.test(character));
  return { text: isWhole ? text : undefined, lacking: lacking.join('') };
}
