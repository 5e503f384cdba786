import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isElement } from './element';

/** Marks on the first line of a quotation that turn it into another block, in the style of GitHub's alerts. */
export const BLOCK_MARKS = ['LETTER', 'STRIP', 'PAIRS'] as const;

type BlockMark = (typeof BLOCK_MARKS)[number];

/** A mark at the start of a text, known or not. */
export const MARK_PATTERN = /^\[!([A-Za-z]+)\][ \t]*\n?/;

/** The first number in a part's text: its share of a strip. */
export function shareOf(words: string): number | undefined {
  const [, number = ''] = /(\d(?:,?\d)*(?:\.\d+)?)/.exec(words) ?? [];
  // A comma stands between thousands: in 1,5 it could mean either.
  if (/,(?!\d{3}(?!\d))/.test(number)) return undefined;
  const share = Number(number.replaceAll(',', ''));
  return share > 0 ? share : undefined;
}

/** Removes the mark at the start of a quotation; false if there is none. */
export function takeMark({ tagName, children }: Element, mark: BlockMark): boolean {
  const first = children.find(isElement);
  const [words] = first?.children ?? [];
  if (tagName !== 'blockquote' || first?.tagName !== 'p' || words?.type !== 'text') return false;
  if (MARK_PATTERN.exec(words.value)?.[1] !== mark) return false;
  words.value = words.value.replace(MARK_PATTERN, '');
  if (textOf(first) === '') children.splice(children.indexOf(first), 1);
  return true;
}
