import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { glossaryTerm } from '../src/content/model/records';
import { ContentReader } from '../src/content/read/content-reader';
import { diskSource } from '../src/content/read/disk-source';
import { type Unexplained, unexplained } from './abbreviations';
import { readPosts } from './posts';
import { ageOfParagraphs, type Paragraph, paragraphsOf, sentencesOf, wordsOf } from './reading-age';

/** The age at which each sentence alone should be read with ease; an article as a whole has `HIGHEST_READING_AGE`. */
const SENTENCE_READING_AGE = 14;
const LONGEST_SENTENCE = 25;

/** One piece of advice at a line of a post. */
interface Advice {
  readonly line: number;
  readonly text: string;
}

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
  .use(retextReadability, { age: SENTENCE_READING_AGE, threshold: AGREEMENT })
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

const notSpelledOut = ({ line, short }: Unexplained): Advice => ({
  line,
  text: `${short} is not spelled out: write the whole name with (${short}) at its first use.`,
});

/**
 * Advice on one post, by line.
 * @param glossary the terms that the glossary explains
 */
async function adviseOnPost(
  { file, body, bodyLine }: Awaited<ReturnType<typeof readPosts>>[number],
  glossary: ReadonlySet<string>,
): Promise<string> {
  const paragraphs = paragraphsOf(body, bodyLine);
  const found = await Promise.all(paragraphs.map(hardWords));
  const advice = [
    ...found.flat(),
    ...paragraphs.flatMap(longSentences),
    ...unexplained(paragraphs, glossary).map(notSpelledOut),
  ];
  const age = ageOfParagraphs(paragraphs);
  const lines = advice.sort((a, b) => a.line - b.line).map(({ line, text }) => `${file}:${line}  ${text}`);
  return [`${file}  reading age ${age}`, ...lines].join('\n');
}

/** The terms that the glossary explains, in all their spellings; none where it cannot be read. */
async function termsOf(root: string): Promise<ReadonlySet<string>> {
  const { data } = await new ContentReader(diskSource(root)).read();
  const entries = data.find(({ collection }) => collection.type === 'GlossaryTerm')?.entries ?? [];
  return new Set(
    entries.map((entry) => glossaryTerm.parse(entry)).flatMap(({ term, spellings = [] }) => [term, ...spellings]),
  );
}

/** Advice on every post; it never blocks anything. */
export async function adviseOnContent(root: string): Promise<string> {
  const glossary = await termsOf(root);
  const reports = await Promise.all((await readPosts(root)).map((post) => adviseOnPost(post, glossary)));
  return `\nAdvice\n\n${reports.join('\n\n')}`;
}
