/** The share of a line's words that a text must have to be taken for the same place. */
const ENOUGH = 0.5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The text that has most of the words of a line, and the fewest others.
 * @returns its index; -1 where none is alike
 */
export function nearestTo(line: string, texts: readonly string[]): number {
  // An address is not shown.
  const wanted = new Set(wordsOf(line.replace(/\]\([^)]*\)/g, ']')));
  let [best, most] = [-1, 0];
  for (const [index, text] of texts.entries()) {
    const found = new Set(wordsOf(text));
    const shared = [...wanted].filter((word) => found.has(word)).length;
    const likeness = shared / Math.max(wanted.size, 1);
    const score = likeness + shared / Math.max(found.size, 1) / 10;
    if (likeness >= ENOUGH && score > most) [best, most] = [index, score];
  }
  return best;
}
