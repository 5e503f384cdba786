/** The end of a line: of Unix and today's macOS, of Windows, or of a Mac before 2001. */
export type LineEnd = '\n' | '\r\n' | '\r';

const LINE_END = /\r\n|\r|\n/g;
const LINE = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g;

/** A text whose lines all end in the same way. */
export function withLineEnd(text: string, end: LineEnd = '\n'): string {
  return text.replace(LINE_END, end);
}

/** How most lines of a text end; LF where it has one line only. */
export function lineEndOf(text: string): LineEnd {
  const ends = text.match(LINE_END) ?? [];
  const count = (end: LineEnd): number => ends.filter((each) => each === end).length;
  const [most = '\n'] = (['\n', '\r\n', '\r'] as const).toSorted((a, b) => count(b) - count(a));
  return most;
}

/** The lines of a text, each with its end. */
export function linesOf(text: string): string[] {
  return text.match(LINE) ?? [];
}

/**
 * A new text for an old one in which the lines that stay, at the beginning and at the end, keep their ends.
 * @param end how the other lines end
 */
export function keepLineEnds(old: string, text: string, end: LineEnd): string {
  const before = linesOf(old);
  const lines = linesOf(text);
  const isSame = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && withLineEnd(a) === withLineEnd(b);
  let head = 0;
  while (isSame(before[head], lines[head])) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, lines.length) - head && isSame(before.at(-1 - tail), lines.at(-1 - tail))) {
    tail += 1;
  }
  return [
    ...before.slice(0, head),
    ...lines.slice(head, lines.length - tail).map((line) => withLineEnd(line, end)),
    ...before.slice(before.length - tail),
  ].join('');
}
