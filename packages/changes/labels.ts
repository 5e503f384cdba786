import type { Sentence } from './sentences';

/** What a changed text is about: of a card, that it is there or not. */
export type TextLabel = 'price' | 'date' | 'claim' | 'heading' | 'card' | 'text';

/** Patterns of the figures that the site gives in several places, such as `(\d+)-minute call`. */
export type Phrases = readonly RegExp[];

const PRICE = /(?:[$£€¥₹]|\b[A-Z]{3} )\d[\d,.]*\d|(?:[$£€¥₹]|\b[A-Z]{3} )\d/g;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(`(?:\\d{1,2} )?(?:${MONTHS}) \\d{4}|\\d{1,2} (?:${MONTHS})|\\d{4}-\\d{2}-\\d{2}`, 'g');

/** How prices are written in a text. */
export const pricesIn = (text: string): readonly string[] => text.match(PRICE) ?? [];

const datesIn = (text: string): readonly string[] => text.match(DATE) ?? [];

const differ = (before: readonly string[], after: readonly string[]): boolean => before.join('\n') !== after.join('\n');

/**
 * The patterns of the phrases in `content/claims.yaml`, in which `{n}` is the figure.
 * @param phrases texts such as `{n}-minute call`
 */
export function phrasesOf(phrases: readonly string[]): Phrases {
  return phrases.map((phrase) => {
    const escaped = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('-', '[-\u2011]');
    return new RegExp(escaped.replaceAll('{n}', '[\\p{L}\\d,.]+'), 'giu');
  });
}

/** Says what a change of a text is about. */
export function labelOf(before: Sentence | undefined, after: Sentence | undefined, phrases: Phrases): TextLabel {
  const [old, fresh] = [before?.text ?? '', after?.text ?? ''];
  if (differ(pricesIn(old), pricesIn(fresh))) return 'price';
  if ((after ?? before)?.kind === 'heading') return 'heading';
  const claims = (text: string): readonly string[] => phrases.flatMap((phrase) => text.match(phrase) ?? []);
  if (before && after && differ(claims(old), claims(fresh))) return 'claim';
  if (before && after && differ(datesIn(old), datesIn(fresh))) return 'date';
  return 'text';
}
