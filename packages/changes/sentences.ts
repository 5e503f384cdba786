import type { Line } from './page-lines';

/** One sentence of a page, or a text that is none, such as a price. */
export type Sentence = Line;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts a text into sentences. */
export function sentencesIn(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** Cuts the lines of a page into sentences; headings stay whole. */
export function sentencesOf(lines: readonly Line[]): Sentence[] {
  return lines.flatMap((line) =>
    line.kind === 'heading' ? [line] : sentencesIn(line.text).map((text) => ({ ...line, text })),
  );
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\d/g, '0')
    .match(/[\p{L}\p{N}$£€%]+/gu) ?? [];

/** How alike two texts are, from 0 to 1: the share of their words that they have in common (Dice); figures count as equal. */
export function similarity(one: string, other: string): number {
  const [words, left] = [wordsOf(one), [...wordsOf(other)]];
  const all = words.length + left.length;
  if (all === 0) return 0;
  const shared = words.filter((word) => {
    const found = left.indexOf(word);
    if (found !== -1) left.splice(found, 1);
    return found !== -1;
  });
  return (2 * shared.length) / all;
}
