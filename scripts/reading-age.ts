import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { MARK_PATTERN } from '../src/content/read/block-marks';
import { CONTENT_FOLDER, runCommand } from './for-author';
import { readPosts } from './posts';

/** The highest reading age that the articles should have. */
export const HIGHEST_READING_AGE = 11;

const HELP = `Prints the reading age of each article, the hardest first.

  npm run reading-age
  npm run reading-age -- --content FOLDER   another content folder

npm run check:content -- --advice names the sentences that make an article hard to read.`;

/** Years of school are counted from this age (Flesch-Kincaid grade level). */
const SCHOOL_AGE = 5;

/** A paragraph of a post with the line that it begins on. */
export interface Paragraph {
  readonly line: number;
  readonly text: string;
}

/** Facts as a visitor would read them: a short value in place of the name, which would count as long words. */
const withValues = (body: string): string =>
  body.replace(/\{fact:[a-z0-9-]+( unit)?\}/g, (_name, unit?: string) => (unit ? '12 weeks' : '12'));

/** The paragraphs of a post, list items included; headings, tables and marks such as `[!LETTER]` are left out. */
export function paragraphsOf(body: string, bodyLine: number): Paragraph[] {
  const tree = fromMarkdown(withValues(body), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: Paragraph[] = [];
  visit(tree, 'paragraph', (node) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const words = textOf(node, { includeImageAlt: false, includeHtml: false }).replace(MARK_PATTERN, '');
    if (words !== '') found.push({ line, text: words.replace(/\s+/g, ' ') });
  });
  return found;
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];
/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** The age at which a text is read with ease: Flesch-Kincaid grade level plus the age at which school begins. */
export function readingAge(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = Math.max(1, sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 0).length);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade + SCHOOL_AGE);
}

/** The reading age of several paragraphs together. */
export const ageOfParagraphs = (paragraphs: readonly Paragraph[]): number =>
  readingAge(paragraphs.map(({ text }) => text).join('\n'));

/** The reading ages of articles as lines of text, the hardest first, with a word beside those above the highest age. */
export function readingAgeTable(ages: ReadonlyMap<string, number>): string {
  const rows = [...ages].sort(([a, ageOfA], [b, ageOfB]) => ageOfB - ageOfA || a.localeCompare(b));
  return rows
    .map(([slug, age]) => `${String(age).padStart(3)}  ${slug}${age > HIGHEST_READING_AGE ? '  (hard)' : ''}`)
    .join('\n');
}

if (require.main === module)
  runCommand(HELP, { options: CONTENT_FOLDER }, async ({ values }) => {
    const posts = await readPosts(path.resolve(values.content));
    const ages = posts.map(
      ({ slug, body, bodyLine }) => [slug, ageOfParagraphs(paragraphsOf(body, bodyLine))] as const,
    );
    console.log(readingAgeTable(new Map(ages)));
  });
