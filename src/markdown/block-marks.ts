/** Marks on the first line of a quotation that turn it into another block, in the style of GitHub's alerts. */
export const BLOCK_MARKS = ['LETTER', 'STRIP', 'PAIRS'] as const;

/** One of these. */
export type BlockMark = (typeof BLOCK_MARKS)[number];

/** A mark at the start of a text, known or not. */
export const MARK_PATTERN = /^\[!([A-Za-z]+)\][ \t]*\n?/;

/** The first number in a part's text: its share of a strip. */
export function shareOf(words: string): number | undefined {
  const share = Number(/\d[\d,]*(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));
  return share > 0 ? share : undefined;
}
