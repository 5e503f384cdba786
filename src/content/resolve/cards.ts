import faces from '../../theme/fonts/faces.json';
import type { ContentFile } from '../read/content-files';
import type { Location } from '../read/finding';

/** The letters of the card fonts, which `faces.json` has as `U+20-7E,U+A0`. */
const DRAWN = new RegExp(`[${faces.cardLetters.replace(/[\dA-F]+/g, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

/** Characters a card can drop: emoji with their modifiers and joiners, other symbols, and invisible marks. */
const DISPENSABLE = /[\p{S}\p{Cf}\p{Variation_Selector}]|\u20E3/u;

/** A card's text as its fonts can draw it, and the characters they lack. */
interface CardText {
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

/** Words of a card as its fonts draw them, with the fields that they come from. */
export interface CardWords extends CardText {
  readonly fields: readonly { readonly location: () => Location; readonly value: string }[];
}

/** What the card of a page is made from. */
export interface Card {
  /** The path of the page. */
  readonly page: string;
  readonly label?: CardWords | undefined;
  readonly title: CardWords;
  readonly brand: CardWords;
  /** The name of the site's host, where the card cannot draw the brand. */
  readonly host: string;
  /** The file of the picture. */
  readonly picture: string;
}

/** What a card draws: words that its fonts lack are left out, or others stand in their place. */
export function drawn({ label, title, brand: name, host, picture }: Card) {
  const brand = name.text ?? host;
  return { label: label?.text, title: title.text ?? brand, brand, picture };
}

/** The copy of a page; not every page has a hero. */
export interface PageCopy {
  readonly seo: {
    readonly title: string;
    readonly socialCardTitle?: string | undefined;
    readonly socialCardPicture?: string | undefined;
  };
  readonly hero?: { readonly eyebrow?: string | undefined } | undefined;
}

export const isPageCopy = (entry: object): entry is object & PageCopy => 'seo' in entry;

/** A value of a file: as written, and where. */
export interface Written<Value> {
  readonly file: Pick<ContentFile, 'source'>;
  readonly path: readonly PropertyKey[];
  readonly value: Value;
}

/** Words of a card from fields, whose values are given as written. */
export const cardWords = (text: string, ...fields: readonly Written<string>[]): CardWords => ({
  ...cardText(text),
  fields: fields.map(({ file, path, value }) => ({ value, location: () => file.source.locationOf(path) })),
});

/** What is the site's own on a card. */
type Draft = Omit<Card, 'brand' | 'host' | 'picture'> & { readonly picture?: string | undefined };

/** Makes the cards of a site. */
export type CardMaker = (draft: Draft) => Card;

/** The words and picture of a page's card, from its copy as written and as shown. */
export function copyDraft(page: string, { file, path, value }: Written<PageCopy>, shown: PageCopy): Draft {
  const title = value.seo.socialCardTitle === undefined ? 'title' : 'socialCardTitle';
  const at = (...keys: PropertyKey[]) => ({ file, path: [...path, ...keys] });
  const { eyebrow } = shown.hero ?? {};
  return {
    page,
    title: cardWords(shown.seo[title] ?? '', { ...at('seo', title), value: value.seo[title] ?? '' }),
    label: eyebrow ? cardWords(eyebrow, { ...at('hero', 'eyebrow'), value: value.hero?.eyebrow ?? '' }) : undefined,
    picture: shown.seo.socialCardPicture,
  };
}
