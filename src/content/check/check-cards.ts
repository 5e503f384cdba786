import { cardLetters } from '../../theme/fonts/faces.json';
import type { ContentFiles, DataFile, PostFile } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import type { VisitedField } from '../read/schema-fields';

/** The letters of the card fonts, which `faces.json` has as `U+20-7E,U+A0`. */
const DRAWN = new RegExp(`[${cardLetters.replace(/[\dA-F]+/g, '\\u{$&}').replace(/U\+|,/g, '')}]`, 'u');

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

/** Where a text stands on a social card. */
type Role = 'title' | 'label';

/** Page copy fields shown on social cards. */
const OF_PAGES: Readonly<Record<string, Role>> = {
  'seo.title': 'title',
  'seo.socialCardTitle': 'title',
  'hero.eyebrow': 'label',
};

/** The same for page files. */
const OF_PAGE_FILES: Readonly<Record<string, Role>> = { ...OF_PAGES, title: 'title', 'sections.eyebrow': 'label' };

/** The role of a field on a social card; `undefined` if it is on none. */
function roleOf(file: DataFile | PostFile, { path, parent }: Pick<VisitedField, 'path' | 'parent'>): Role | undefined {
  const name = path.filter((key) => typeof key === 'string').join('.');
  if (!('collection' in file)) return name === 'title' ? 'title' : undefined;
  const { file: yaml, schema, type } = file.collection;
  if (type === 'Page' && name === 'sections.eyebrow' && parent.type !== 'hero') return undefined;
  if (yaml === 'categories.yaml') return name === 'name' ? 'label' : undefined;
  if (yaml === 'site.yaml') return name === 'brand.name' ? 'label' : undefined;
  if (name === 'seo.title' && typeof parent.socialCardTitle === 'string') return undefined;
  if (type === 'Page') return OF_PAGE_FILES[name];
  return 'seo' in schema.shape ? OF_PAGES[name] : undefined;
}

const NOT_DRAWN: Readonly<Record<Role, string>> = {
  title: 'the card shows the name of the brand instead',
  label: 'the card leaves these words out',
};

/** Reports text that a social card cannot draw: its fonts have Latin letters only. */
export function checkCards(files: ContentFiles): Finding[] {
  return files.texts.flatMap(({ file, location, value, ...visited }) => {
    const role = roleOf(file, visited);
    if (role === undefined) return [];
    const { text, lacking } = cardText(value);
    // Nobody misses zero-width characters.
    const seen = lacking.replace(/[\p{Cf}\p{M}]/gu, '');
    if (seen === '') return [];
    const instead = text === undefined ? NOT_DRAWN[role] : 'the card leaves it out';
    const message = `The preview card draws Latin letters only, not "${[...new Set(seen)].join('')}"; ${instead}`;
    return [finding('card-letters', location(), message, { found: value })];
  });
}
