/** Alternatives for a pattern from a list of words; "_" stands for a blank. */
export const anyOf = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** Whether a post requires a criterion, or only prefers it. */
export type Weight = 'essential' | 'desirable';

const ESSENTIAL = anyOf('essentials? mandatory(?!_training) required must.haves? hanfodol');
const DESIRABLE = anyOf('desirables? prefer(?:red|able) optional (?:nice|good).to.haves? bonus_points? dd?ymunol');
export const ANY_WEIGHT = `${ESSENTIAL}|${DESIRABLE}`;
const NAMED_WEIGHT = new RegExp(`(?<!\\p{L}|\\bnot )(?:${ANY_WEIGHT})(?!\\p{L})`, 'giu');

/** The weight of a word or letter, such as "Desirable", "E2" or "Dymunol". */
export function weightOf(word: string): Weight | undefined {
  if (new RegExp(`^(?:${ESSENTIAL}|e\\d{0,2}[.:)]?|ess)$`, 'i').test(word)) return 'essential';
  return new RegExp(`^(?:${DESIRABLE}|d\\d{0,2}[.:)]?|des)$`, 'i').test(word) ? 'desirable' : undefined;
}

/** The weights that a text names in words. */
export const weightsIn = (text: string): readonly (Weight | undefined)[] =>
  [...text.matchAll(NAMED_WEIGHT)].map(([word]) => weightOf(word));

/** A heading without the weight in it, and without words that only introduce one. */
export const groupOf = (text: string): string =>
  text
    .replace(NAMED_WEIGHT, ' ')
    .replace(/\(?[ED]\)|\(\s*\)/g, ' ')
    .replace(/[\s:–—/|-]+$|^[\s:–—/|-]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:criteri(?:a|on)|requirements?|attributes|qualities|gofynion|meini prawf|(?:person|manyleb).*)$/i, '');
