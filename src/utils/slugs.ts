import GithubSlugger, { slug } from 'github-slugger';
import { RESERVED_IDS } from './page-ids';

/** Words as a slug or a file name: Latin letters without their accents, digits, and hyphens between words. */
export function slugOfWords(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/**
 * The ids of the headings of one text, in their order: made from the words, and each different from the others and
 * from the ids of the page around it.
 */
export function headingIds(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return headings.map((words, index) => slugger.slug(slug(words.trim()) || `section-${index + 1}`));
}
