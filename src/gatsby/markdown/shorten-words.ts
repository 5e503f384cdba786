import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** Signs of the private use area stand around the number of a run that was taken out. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const TAKEN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** Letters and signs that mean nothing in markdown inside a line, without the blank. */
const SIGNS = '\\p{L}\\p{N}\\p{M},.;:?!%$£€’“”–—…-';
/**
 * Whole words inside a line: after a word, so that no marker of a list is among them, and before a blank. The last sign is
 * no blank, since two of them at the end of a line break it.
 */
const RUN = new RegExp(`(?<=\\p{L} )\\p{L}[ ${SIGNS}]{10,}[${SIGNS}](?= )`, 'gu');
/** HTML may hold words between its signs, and names of references are compared as words. */
const WORDS_COUNT = /[<\uE000\uE001]|\]:/;

/** Markdown without most of its words, and the way to put them back into what was parsed from it. */
export interface ShortWords {
  readonly text: string;
  readonly restore: (tree: Nodes) => void;
}

/**
 * Takes the plain words out of CommonMark before it is parsed: the parser's time grows with every letter, and most of a
 * post is prose. What is left parses into the same tree, but for the positions.
 */
export function shortenWords(markdown: string): ShortWords {
  if (WORDS_COUNT.test(markdown)) return { text: markdown, restore: () => undefined };
  const runs: string[] = [];
  const text = markdown.replace(RUN, (run) => `${OPEN}${runs.push(run) - 1}${CLOSE}`);
  const whole = (part: string): string => part.replace(TAKEN, (_, index: string) => runs[Number(index)] ?? '');
  const restore = (tree: Nodes): void =>
    visit(tree, (node) => {
      if ('value' in node) node.value = whole(node.value);
      if ('alt' in node && node.alt) node.alt = whole(node.alt);
      if ('title' in node && node.title) node.title = whole(node.title);
      if ('meta' in node && node.meta) node.meta = whole(node.meta);
    });
  return { text, restore };
}
