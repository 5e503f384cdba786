/** The average width of a letter, as a share of the font's size; rather too much than too little. */
const LETTER = 0.52;

/** The words in lines of at most so many characters. */
function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a title into as few lines as it needs, as alike in length as they can be.
 * @param width the room of a line, in sizes of the font
 */
export function breakLines(title: string, width: number): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  let most = Math.floor(width / LETTER);
  let lines = fill(words, most);
  const { length } = lines;
  for (; most > 0; most -= 1) {
    const narrower = fill(words, most);
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}
