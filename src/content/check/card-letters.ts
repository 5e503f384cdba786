/** The letters of the card fonts: of European languages in Latin script, with their signs and currencies. */
const DRAWN =
  /[\u0020-\u007E\u00A0-\u0148\u014A-\u017E\u0218-\u021B\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2039\u203A₦€₱₵₹™−]/;

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
