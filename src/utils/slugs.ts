import GithubSlugger, { slug } from 'github-slugger';
import { RESERVED_IDS } from './page-ids';

/** Words as a slug or file name: Latin letters without accents, digits, and hyphens between words. */
export function slugOfWords(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** Ids for a text's headings, in order: made from their words, and unique within the text and the page around it. */
export function headingIds(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return headings.map((words, index) => slugger.slug(slug(words.trim()) || `section-${index + 1}`));
}
