/** What authors write on the first line of a quotation to make another block of it, as GitHub marks its alerts. */
export const BLOCK_MARKS = ['LETTER', 'STRIP', 'PAIRS'] as const;

/** One of these. */
export type BlockMark = (typeof BLOCK_MARKS)[number];

/** A mark at the beginning of a text, known or not. */
export const MARK_PATTERN = /^\[!([A-Za-z]+)\][ \t]*\n?/;

/** The first number of the words of a part, which gives its share of a strip. */
export function shareOf(words: string): number | undefined {
  const share = Number(/\d[\d,]*(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));
  return share > 0 ? share : undefined;
}
