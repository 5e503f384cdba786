/** A social card sets titles in Fraunces and everything else in Figtree. */
export type CardFont = 'title' | 'label';

/** The characters in the two fonts; this file's test reads them from the fonts in `gatsby-config.ts`. */
const CHARACTERS: Readonly<Record<CardFont, RegExp>> = {
  title:
    /[\u0020-\u007E\u00A0-\u0148\u014A-\u017E\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01C4-\u01CC\u01D9\u01DA\u01E6\u01E7\u01EA\u01EB\u01FA-\u021B\u022A-\u022D\u0230-\u0233\u0237\u0259\u02B9\u02BA\u02BC\u02C6\u02C7\u02DA\u02DC\u02DD\u1E08\u1E09\u1E0C-\u1E0F\u1E14-\u1E17\u1E1C\u1E1D\u1E20\u1E21\u1E24\u1E25\u1E2A\u1E2B\u1E2E\u1E2F\u1E36\u1E37\u1E3A\u1E3B\u1E42\u1E43\u1E46-\u1E49\u1E4C-\u1E53\u1E5A\u1E5B\u1E5E\u1E5F\u1E62-\u1E65\u1E6C-\u1E6F\u1E78-\u1E7B\u1E80-\u1E85\u1E92\u1E93\u1E97\u1E9E\u1EF2-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20A1\u20A3\u20A4\u20A6\u20A7\u20A9\u20AB-\u20AD\u20B1\u20B2\u20B5\u20B9\u20BA\u20BC\u20BD\u2122\u2212\u2215]|\u0300|\u0301|\u0303|\u0304|\u0308/,
  label:
    /[\u0020-\u007E\u00A0-\u00AC\u00AE-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E\u01CD\u01CE\u0218-\u021B\u0237\u02C6\u02C7\u02DA\u02DC\u02DD\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2039\u203A\u2044\u20AC\u20B9\u2122\u2191\u2193\u2212\u2215]|\u0300|\u0301|\u0303|\u0304|\u0308/,
};

/** Characters a card can drop: emoji with their modifiers and joiners, other symbols, and invisible marks. */
const DISPENSABLE = /[\p{S}\p{Cf}\p{Variation_Selector}]|\u20E3/u;

/** A card's text as the font can draw it, and the characters the font lacks. */
export interface CardText {
  /** Undefined if letters are missing: half a title would mislead. */
  readonly text: string | undefined;
  readonly lacking: string;
}

/** Fits a text to a card font, which has Latin letters only. */
export function cardText(words: string, font: CardFont): CardText {
  const characters = [
    ...words
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/[\u2010\u2011]/g, '-'),
  ];
  const lacking = characters.filter((character) => !CHARACTERS[font].test(character));
  const drawn = characters.filter((character) => CHARACTERS[font].test(character)).join('');
  const text = drawn.replace(/ +/g, ' ').trim();
  const isWhole = text !== '' && lacking.every((character) => DISPENSABLE.test(character));
  return { text: isWhole ? text : undefined, lacking: lacking.join('') };
}
