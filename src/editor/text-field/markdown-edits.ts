/** A text and the part of it that is selected, or the place of the caret. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What replaces a part of a text, and what is selected in the text that results. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

const LIST_ITEM = /^(\s*)(?:([-*+])|(\d+)([.)]))\s+(\[[ xX]\]\s+)?/;
/** What makes a line a heading, an item or a quotation. */
const KIND_OF_LINE = /^(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+|>\s?)/;

/** Puts a mark on both sides of the selected words, or takes it away where it is. */
export function emphasis({ text, start, end }: Selected, mark: string, example: string): Edit {
  const [before, after] = [text.slice(start - mark.length, start), text.slice(end, end + mark.length)];
  const words = text.slice(start, end);
  if (words !== '' && before === mark && after === mark) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: words, start: from, end: from + words.length };
  }
  // Markdown reads no emphasis from a mark with a space inside it.
  const inner = words.trim() || example;
  const from = start + (words.trim() === '' ? 0 : words.indexOf(inner));
  const first = from + mark.length;
  return {
    from,
    to: words.trim() === '' ? end : from + inner.length,
    insert: `${mark}${inner}${mark}`,
    start: first,
    end: first + inner.length,
  };
}

/** Makes the selected lines headings, items or a quotation, or plain lines where all of them are that already. */
export function linesAs({ text, start, end }: Selected, markOf: (index: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const marked = (line: string, index: number): boolean => line.startsWith(markOf(index));
  const isMarked = lines.every((line, index) => line === '' || marked(line, index)) && lines.some(marked);
  const insert = lines
    .map((line, index) => {
      if (line === '' && lines.length > 1) return line;
      return (isMarked ? '' : markOf(index)) + line.replace(KIND_OF_LINE, '');
    })
    .join('\n');
  // Without an empty line, Markdown would take it for a part of the paragraph above.
  const above = text.slice(0, from).split('\n').at(-2) ?? '';
  const gap = isMarked || above === '' || KIND_OF_LINE.test(above) ? '' : '\n';
  return {
    from,
    to,
    insert: gap + insert,
    start: from + gap.length + insert.length,
    end: from + gap.length + insert.length,
  };
}

/** Puts something after the selection's line, with an empty line on both sides; the caret goes behind it. */
export function block({ text, end }: Selected, insert: string): Edit {
  const next = text.indexOf('\n', end);
  const at = next === -1 ? text.length : next;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const rest = after === '' || after.startsWith('\n\n') ? '' : '\n';
  const caret = at + gap.length + insert.length;
  return { from: at, to: at, insert: gap + insert + rest, start: caret, end: caret };
}

/** Puts words in the place of the selection. */
export function words({ start, end }: Selected, insert: string): Edit {
  const caret = start + insert.length;
  return { from: start, to: end, insert, start: caret, end: caret };
}

/** What Enter does in a list: begins the next item, or ends the list at an empty one; `undefined` elsewhere. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const found = LIST_ITEM.exec(line);
  if (!found || start !== end) return undefined;
  const [all, indent = '', bullet, digits = '', point = '', box] = found;
  if (line === all) return { from, to: end, insert: '', start: from, end: from };
  const mark = bullet ?? `${Number(digits) + 1}${point}`;
  return words({ text, start, end }, `\n${indent}${mark} ${box === undefined ? '' : '[ ] '}`);
}
