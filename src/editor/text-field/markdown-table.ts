import type { Selected } from './markdown-edits';

/** A table as rows of cells; the first row has the headings. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** The second line's cells, which say how each column is aligned. */
  readonly alignment: readonly string[];
}

/** A table in a text. */
export interface TableAt extends Table {
  readonly from: number;
  readonly to: number;
}

const RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The table in which the caret is; `undefined` where it is in none. */
export function tableAt({ text, start }: Selected): TableAt | undefined {
  const lines = text.split('\n');
  const row = text.slice(0, start).split('\n').length - 1;
  const isRow = (index: number): boolean => lines[index]?.includes('|') ?? false;
  if (!isRow(row)) return undefined;
  let [first, last] = [row, row];
  while (isRow(first - 1)) first -= 1;
  while (isRow(last + 1)) last += 1;
  const [headings = '', rule = '', ...others] = lines.slice(first, last + 1);
  if (!RULE.test(rule)) return undefined;
  const from = lines.slice(0, first).join('\n').length + (first === 0 ? 0 : 1);
  const to = from + lines.slice(first, last + 1).join('\n').length;
  return { rows: [headings, ...others].map(cellsOf), alignment: cellsOf(rule), from, to };
}

const cell = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** The lines of a table; rows without a word are left out. */
export function tableText({ rows, alignment }: Table): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[], empty = ''): string =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] || empty).join(' | ')} |`;
  const [headings = [], ...others] = rows.map((row) => row.map(cell));
  const filled = others.filter((row) => row.some((text) => text !== ''));
  return [line(headings), line(alignment, '---'), ...filled.map((row) => line(row))].join('\n');
}
