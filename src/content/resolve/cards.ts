import type { z } from 'zod';
import faces from '../../theme/fonts/faces.json';
import type { Entries } from '../model/collections';
import type { searchEntry, seo } from '../model/fields';

/** The letters of the card fonts, which `faces.json` has as `U+20-7E,U+A0`. */
const DRAWN = new RegExp(`[${faces.cardLetters.replace(/[\dA-F]+/g, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

/** Characters a card can drop: emoji with their modifiers and joiners, other symbols, and invisible marks. */
const DISPENSABLE = /[\p{S}\p{Cf}\p{Variation_Selector}]|\u20E3/u;

/**
 * Reduces a text to what a card's fonts can draw.
 * @returns the text, or undefined if letters are missing, since half a title would mislead; and the characters that the fonts lack
 */
export function cardText(words: string) {
  const plain = words
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
  const lacking = [...plain].filter((character) => !DRAWN.test(character));
  const drawn = [...plain].filter((character) => DRAWN.test(character)).join('');
  const text = drawn.replace(/ +/g, ' ').trim();
  const isWhole = text !== '' && lacking.every((character) => DISPENSABLE.test(character));
  return { words, text: isWhole ? text : undefined, lacking: lacking.join('') };
}

type CardText = ReturnType<typeof cardText>;

/** What is a page's own on its card. */
interface Draft {
  readonly page: string;
  /** The file that has its own words, as reports name it. */
  readonly file: string;
  readonly label?: CardText | undefined;
  readonly title: CardText;
  readonly picture?: string | undefined;
}

/** Makes the cards of a site, each with its brand, or its host where that cannot be drawn. */
export function cardMaker({ brand: { name, picture }, siteUrl }: Pick<Entries['SiteSettings'], 'brand' | 'siteUrl'>) {
  const site = { brand: cardText(name), host: new URL(siteUrl).hostname };
  return (draft: Draft) => ({ ...draft, ...site, picture: draft.picture ?? picture });
}

export type CardMaker = ReturnType<typeof cardMaker>;

/** What the card of a page is made from. */
export type Card = ReturnType<CardMaker>;

/** What a card draws: words that its fonts lack are left out, or others stand in their place. */
export function drawn({ label, title, brand: name, host, picture }: Card) {
  const brand = name.text ?? host;
  return { label: label?.text, title: title.text ?? brand, brand, picture };
}

/** The copy of a page; not every page has a hero, or is found by the search. */
interface PageCopy {
  readonly seo: z.infer<typeof seo>;
  readonly search?: z.infer<typeof searchEntry> | undefined;
  readonly hero?: { readonly eyebrow?: string | undefined } | undefined;
}

export const isPageCopy = (entry: object | undefined): entry is object & PageCopy =>
  entry !== undefined && 'seo' in entry;

/** The words and picture of a page's card, from its copy. */
export function copyDraft(page: string, file: string, { seo, hero }: Pick<PageCopy, 'seo' | 'hero'>): Draft {
  const label = hero?.eyebrow === undefined ? undefined : cardText(hero.eyebrow);
  return { page, file, label, title: cardText(seo.socialCardTitle ?? seo.title), picture: seo.socialCardPicture };
}
