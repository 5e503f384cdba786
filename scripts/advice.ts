import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextSimplify from 'retext-simplify';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { readPost } from '../src/content-reader/read-content';

/** The age that the site's readers should be at ease at. */
const READING_AGE = 14;
const LONGEST_SENTENCE = 25;
/** Years of school are counted from this age (Flesch-Kincaid grade level). */
const SCHOOL_AGE = 5;

/** One piece of advice at a line of a post. */
interface Advice {
  readonly line: number;
  readonly text: string;
}

/** A paragraph of a post with the line that it begins on. */
interface Paragraph {
  readonly line: number;
  readonly text: string;
}

function paragraphsOf(body: string, bodyLine: number): Paragraph[] {
  const tree = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: Paragraph[] = [];
  visit(tree, 'paragraph', (node) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    found.push({ line, text: textOf(node, { includeImageAlt: false, includeHtml: false }).replace(/\s+/g, ' ') });
  });
  return found;
}

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

function longSentences({ line, text }: Paragraph): Advice[] {
  return sentencesOf(text).flatMap((sentence) => {
    const { length } = wordsOf(sentence);
    if (length <= LONGEST_SENTENCE) return [];
    return [
      { line, text: `A sentence of ${length} words: ${shortened(sentence)} Two shorter ones would be easier to read.` },
    ];
  });
}

/** Words that retext-simplify would take out and that plain English needs. */
const PLAIN_ENOUGH = ['it is', 'there is', 'there are'];
/** How many of the seven readability measures must agree before a sentence is called hard. */
const AGREEMENT = 6 / 7;

const reader = unified()
  .use(retextEnglish)
  .use(retextReadability, { age: READING_AGE, threshold: AGREEMENT })
  .use(retextSimplify, { ignore: PLAIN_ENOUGH });

const shortened = (sentence: string): string => `"${sentence.trim().slice(0, 60)}…"`;

async function hardWords({ line, text }: Paragraph): Promise<Advice[]> {
  const file = new VFile(text);
  await reader.run(reader.parse(file), file);
  return file.messages.map(({ source, actual, expected }) => {
    const found = actual ?? '';
    if (source !== 'retext-simplify') return { line, text: `A sentence that is hard to read: ${shortened(found)}` };
    const better = (expected ?? []).filter((word) => word !== '').map((word) => `"${word}"`);
    const advice = better.length === 0 ? 'leave it out' : `try ${better.join(', ')}`;
    return { line, text: `"${found}" could be simpler: ${advice}.` };
  });
}

/** Abbreviations of capitals that the text does not explain in brackets, at their first use. */
function unexplained(paragraphs: readonly Paragraph[]): Advice[] {
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const seen = new Set<string>();
  return paragraphs.flatMap(({ line, text }) =>
    [...text.matchAll(/(?<![.\w])[A-Z]{3,}[0-9]?(?![.\w][A-Z]|\w)/g)].flatMap(([short]) => {
      const isExplained = whole.includes(`(${short})`) || new RegExp(`\\b${short}\\b \\([^)]{4,}\\)`).test(whole);
      if (seen.has(short) || isExplained) return [];
      seen.add(short);
      return [{ line, text: `${short} is not spelled out: write the whole name with (${short}) at its first use.` }];
    }),
  );
}

/** The age at which a text is read with ease: Flesch-Kincaid grade level plus the age at which school begins. */
export function readingAge(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = Math.max(1, sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 0).length);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade + SCHOOL_AGE);
}

/** Advice on one post, by line. */
export async function adviseOnPost(bytes: Uint8Array, file: string): Promise<string> {
  const { body, bodyLine } = readPost(bytes, file);
  const paragraphs = paragraphsOf(body, bodyLine);
  const found = await Promise.all(paragraphs.map(hardWords));
  const advice = [...found.flat(), ...paragraphs.flatMap(longSentences), ...unexplained(paragraphs)];
  const age = readingAge(paragraphs.map(({ text }) => text).join('\n'));
  const lines = advice.sort((a, b) => a.line - b.line).map(({ line, text }) => `${file}:${line}  ${text}`);
  return [`${file}  reading age ${age}`, ...lines].join('\n');
}

/** Advice on every post; it never blocks anything. */
export async function adviseOnContent(root: string): Promise<string> {
  const slugs = (await readdir(path.join(root, 'blog'))).toSorted();
  const reports = await Promise.all(
    slugs.map(async (slug) => {
      const bytes = await readFile(path.join(root, 'blog', slug, 'index.md'));
      return adviseOnPost(bytes, `content/blog/${slug}/index.md`);
    }),
  );
  return `\nAdvice\n\n${reports.join('\n\n')}`;
}
