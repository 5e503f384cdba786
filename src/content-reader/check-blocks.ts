import type { Blockquote, Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../utils/nearest';
import { type Place, type Problem, problem } from './problem';

/** What authors write on the first line of a quotation to make another block of it, as GitHub marks its alerts. */
export const BLOCK_MARKS = ['LETTER', 'STRIP', 'PAIRS'] as const;

export type BlockMark = (typeof BLOCK_MARKS)[number];

/** A mark at the beginning of a text, known or not. */
export const MARK_PATTERN = /^\[!([A-Za-z]+)\][ \t]*\n?/;

/** The first number of the words of a part, which gives its share of a strip. */
export function shareOf(words: string): number | undefined {
  const share = Number(/\d[\d,]*(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));
  return share > 0 ? share : undefined;
}

type PlaceOf = (node: Node) => Place;

function checkStrip({ children }: Blockquote, placeOf: PlaceOf): Problem[] {
  const [list] = children.filter((child) => child.type === 'list');
  const [first] = children;
  if (!list) return first ? [problem('block-unread', placeOf(first), 'This strip has no list of its parts')] : [];
  return list.children.flatMap((item) => {
    const found = textOf(item);
    // The value of a fact is filled in later.
    if (found.includes('{fact:') || shareOf(found) !== undefined) return [];
    return [problem('block-unread', placeOf(item), 'This part of a strip has no number', { found })];
  });
}

function checkPairs({ children }: Blockquote, placeOf: PlaceOf): Problem[] {
  const [table] = children.filter((child) => child.type === 'table');
  const [first] = children;
  if (table?.children[0]?.children.length === 2 || !first) return [];
  return [problem('block-unread', placeOf(table ?? first), 'These pairs have no table of two columns')];
}

/** Checks a quotation that begins with a mark such as `[!STRIP]`. */
export function checkBlock(block: Blockquote, placeOf: PlaceOf): Problem[] {
  const [first] = block.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const mark = words?.type === 'text' ? MARK_PATTERN.exec(words.value)?.[1] : undefined;
  if (mark === undefined || !first) return [];
  if (mark === 'STRIP') return checkStrip(block, placeOf);
  if (mark === 'PAIRS') return checkPairs(block, placeOf);
  if (mark === 'LETTER') return [];
  const meant = nearest(mark.toUpperCase(), BLOCK_MARKS);
  const fix = meant === undefined ? undefined : `Write [!${meant}].`;
  const details = { found: `[!${mark}]`, ...(fix && { fix }) };
  return [problem('block-unread', placeOf(first), `There is no block [!${mark}]`, details)];
}
