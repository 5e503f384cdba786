/**
 * Signs that mean nothing in markdown wherever they stand inside a line. Everything else, such as brackets, stars,
 * underscores, pipes, slashes and at-signs, is left to the parser.
 */
const PLAIN = '\\p{L}\\p{N}\\p{M} ,.;:?!\'"()%$£€‘’“”–—…-';
const SPECIAL = new RegExp(`[^${PLAIN}]`, 'u');
/** Whole words between blanks, without quotes and brackets: an address has no blanks, so none is cut. */
const PLAIN_WORDS = /(?<= )[\p{L}\p{N}\p{M},.;:?!%$£€’“”–—…-][\p{L}\p{N}\p{M} ,.;:?!%$£€’“”–—…-]{6,}(?= )/gu;
/** A text with named references keeps every word, since a name may have several. */
const DEFINITION = /^[ \t>]*\[[^\]]+\]:/m;
const LIST_MARKER = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?=\p{L})/u;
const INDENTED_WORD = /^[ \t]*(?=\p{L})/u;
const UNDERLINE = /^[ \t]*(=+|-+)[ \t]*$/;
const HEADING = /^[ \t>]*#/;
const PLAIN_HEADING = new RegExp(`^(#{1,6}) (\\p{L}[${PLAIN}]*)$`, 'u');

/** What may hold a link, a picture, HTML, code or a fact; a line without any has nothing to check, in bold or not. */
const HOLDS_SOMETHING = /[<[\]`\\@{]|www\.|http/i;
/** Lines of words, at the left margin. */
const WORDS = /^[*_]{0,3}\p{L}/u;
const LIST_ITEM = /^(?:[-+*]|\d{1,9}[.)]) [*_]{0,3}\p{L}/u;
const QUOTE = /^> [*_]{0,3}\p{L}/u;
const TABLE_ROW = /^\|/;
/** What may swallow the blocks after it: fenced code and HTML. */
const OPENS_SOMETHING = /```|~~~|</;

/** A heading of words only, which needs no parser. */
export interface PlainHeading {
  readonly depth: number;
  readonly text: string;
  readonly line: number;
}

/** Signs that were taken out of a line: how many, and the column (from 1, in the shortened line) from which on. */
interface Cut {
  readonly column: number;
  readonly length: number;
}

/** One line with its plain words cut short. */
function shortenLine(line: string, next: string | undefined, cuts: Cut[]): string {
  if (HEADING.test(line) || /www\./i.test(line) || (next !== undefined && UNDERLINE.test(next))) return line;
  const marker = LIST_MARKER.exec(line)?.[0] ?? '';
  const start = marker || (INDENTED_WORD.exec(line)?.[0] ?? '');
  const words = line.slice(start.length);
  if (/^\p{L}/u.test(words) && !SPECIAL.test(words)) return `${start}x`;
  let removed = 0;
  return (
    start +
    words.replace(PLAIN_WORDS, (run, at: number) => {
      cuts.push({ column: start.length + at - removed + 1, length: run.length });
      removed += run.length;
      return '';
    })
  );
}

/** A block of words, list items, quotes or table rows that holds nothing to check. */
function isEmptyBlock(block: readonly string[], after: string | undefined): boolean {
  if (block.some((line) => HOLDS_SOMETHING.test(line))) return false;
  if (block.every((line) => WORDS.test(line))) return true;
  // What follows a list or a quote may belong to it; a word, a heading or a quote at the margin does not.
  if (after !== undefined && !/^[\p{L}#>]/u.test(after)) return false;
  return [LIST_ITEM, QUOTE, TABLE_ROW].some((kind) => block.every((line) => kind.test(line)));
}

/** Shortened markdown, with the way back to the columns of the original. */
export interface ShortProse {
  readonly text: string;
  /** The headings that were taken out, since they are plain. */
  readonly headings: readonly PlainHeading[];
  /** The column in the original of a place in the shortened text; all count from 1. */
  readonly columnOf: (line: number, column: number) => number;
}

/** Collects the shortened lines, block by block; blocks are separated by empty lines. */
class Shortener {
  readonly lines: string[] = [];
  readonly headings: PlainHeading[] = [];
  private readonly cutsOf = new Map<number, Cut[]>();
  /** Whether the text so far leaves nothing open that a block at the margin could belong to. */
  private closed = true;
  private swallowed = false;

  add(block: readonly string[], after: string | undefined): void {
    const last = block.at(-1);
    if (last === undefined) return;
    const heading = block.length === 1 && !this.swallowed ? PLAIN_HEADING.exec(last) : null;
    if (heading) {
      this.headings.push({
        depth: heading[1]?.length ?? 1,
        text: heading[2]?.trim() ?? '',
        line: this.lines.length + 1,
      });
    }
    const goes = heading !== null || (this.closed && isEmptyBlock(block, after));
    for (const [index, line] of block.entries()) this.lines.push(goes ? '' : this.shortened(line, block[index + 1]));
    this.swallowed ||= block.some((line) => OPENS_SOMETHING.test(line));
    this.closed = !this.swallowed && (goes || WORDS.test(last) || last.startsWith('#'));
  }

  private shortened(line: string, next: string | undefined): string {
    const cuts: Cut[] = [];
    this.cutsOf.set(this.lines.length + 1, cuts);
    return shortenLine(line, next, cuts);
  }

  columnOf(line: number, column: number): number {
    const before = (this.cutsOf.get(line) ?? []).filter((cut) => cut.column <= column);
    return before.reduce((sum, { length }) => sum + length, column);
  }
}

/**
 * Markdown with the same lines, and with links, pictures, headings and HTML in them, but with plain prose cut short or
 * left out. The parser's time grows with every letter, and most of a post is prose: a post is checked many times
 * faster this way.
 */
export function shortenProse(markdown: string): ShortProse {
  if (DEFINITION.test(markdown)) return { text: markdown, headings: [], columnOf: (_line, column) => column };
  const lines = markdown.split('\n');
  const shortener = new Shortener();
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (end < lines.length && lines[end]?.trim() !== '') end += 1;
    const after = lines.slice(end + 1, end + 4).find((line) => line.trim() !== '');
    shortener.add(lines.slice(start, end), after);
    if (end < lines.length) shortener.lines.push('');
    start = end + 1;
  }
  return {
    text: shortener.lines.join('\n'),
    headings: shortener.headings,
    columnOf: (line, column) => shortener.columnOf(line, column),
  };
}
