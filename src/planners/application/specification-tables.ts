import { ANY_WEIGHT, isGroup, isNoise, isStages, WEIGHTS, type Weight, weightOf } from './specification-words';

/** A line of a person specification, or of a cell of its table. */
export interface Line {
  readonly text: string;
  readonly indent: number;
  /** The sign before an entry of a list; empty without one. */
  readonly bullet: string;
  readonly isAfterGap: boolean;
  /** Set by a cell or column of a table; empty if the table leaves it open. */
  readonly weight?: Weight | '';
  readonly isGroup?: boolean;
  /** Although it is written like a heading. */
  readonly isCriterion?: boolean;
  /** Above the title, or repeated on each page. */
  readonly isOutside?: boolean;
}

/** Bullets, of word processors too, and numbers. */
export const BULLET =
  /^(?:[\p{So}•◦▪▫‣⁃∙·*→➢➤►\uF0A7\uF0B7\uF0FC\uF0D8\uF076\uF0A8]|[-–—](?=\s)|[o§vqØüÜ](?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s|$)|\d{1,2}(?:\.\d{1,2})+\.?(?=\s))\s*/iu;

/** A line, with the sign of its list apart. */
export function lineOf(
  raw: string,
  isAfterGap: boolean,
  more: Pick<Line, 'weight' | 'isGroup' | 'isOutside'> = {},
): Line {
  const text = raw.trim();
  const bullet = BULLET.exec(text)?.[0].trim() ?? '';
  return { text: text.replace(BULLET, ''), indent: raw.search(/\S/), bullet, isAfterGap, ...more };
}

/** Keeps the lines of a cell together. */
export const CELL_BREAK = '\u2028';

const TICK = /^(?:[✓✔√☑✅●x×]|yes|y|oes|ie)$/iu;
const WEIGHT_IN_HEAD = new RegExp(`(?<!\\p{L})(?:${ANY_WEIGHT})(?!\\p{L})|^[ED]$`, 'iu');

interface Column {
  readonly start: number;
  readonly weight?: Weight;
  /** Whether it says how criteria are assessed, or numbers them. */
  readonly isOther: boolean;
}

/** The columns that the head of a table names; none if it does not name both weights. */
function columnsOf(head: string): readonly Column[] {
  const cells = head.includes('\t')
    ? head.split('\t').map((text, start) => ({ text: text.trim(), start }))
    : [...head.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: start }) => ({ text, start }));
  const columns = cells.map(({ text, start }): Column => {
    const weight = weightOf(WEIGHT_IN_HEAD.exec(text)?.[0]);
    return {
      start,
      weight,
      isOther:
        !weight &&
        (isNoise(text) || isStages(text)) &&
        !/^(?:criteri|attribut|factor|area|requirement|meini)/i.test(text),
    };
  });
  const has = (weight: Weight): boolean => columns.filter((column) => column.weight === weight).length === 1;
  return WEIGHTS.every(has) ? columns : [];
}

/** Whether a line is the head of a table with a column for each weight. */
export const isHead = (line: string): boolean => columnsOf(line).length > 0;

/** The cells of a table's rows. A cell may have several lines; a program may leave out empty last cells. */
function rowsOf(lines: readonly string[], columns: number, isLastOfText: boolean): readonly string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const [first = '', ...more] = line.split('\t').map((cell) => cell.trimEnd());
    const row = rows.at(-1);
    // A last cell of criteria may go on; one that is empty, a tick or an assessment does not.
    const mayGoOn = isLastOfText && more.length === 0 && !/^(?:\S{0,3}|yes)$/i.test(row?.at(-1) ?? '');
    const isWhole = row?.length === columns && !isStages(first) && !mayGoOn;
    const isNew = !row || isWhole || row.length + more.length > columns || isGroup(first.trim());
    const isBelowTitle = row?.length === 1 && isGroup(row.join('').trim());
    if (isNew || isBelowTitle) rows.push([first, ...more]);
    else row.splice(-1, 1, `${row.at(-1)}${CELL_BREAK}${first}`, ...more);
  }
  return rows;
}

/** The cells of a line whose columns stand under their heads, as a PDF shows them. */
function cellsBelow(line: string, columns: readonly Column[]): string[] {
  const cells = columns.map(() => '');
  for (const { 0: text, index } of line.matchAll(/\S+(?: \S+)*/g)) {
    const isShort = text.length < 4;
    const at = columns.findLastIndex(({ start }) => start <= index + (isShort ? 4 : 2));
    cells[Math.max(0, at)] = `${cells[Math.max(0, at)]} ${text}`.trim();
  }
  return cells;
}

/** A table with a column for each weight, as lines; the cells of a row whose first one is empty belong to the row above. */
export function columnLines(head: string, below: readonly string[]): readonly Line[] {
  const columns = columnsOf(head);
  const isTabbed = head.includes('\t');
  const isLastOfText = columns.at(-1)?.weight !== undefined;
  const rows = (
    isTabbed ? rowsOf(below, columns.length, isLastOfText) : below.map((line) => cellsBelow(line, columns))
  ).filter((row) => !isHead(row.join('\t')));
  const cellLines = (cell = '', more: Pick<Line, 'weight' | 'isGroup'> = {}): readonly Line[] =>
    cell
      .split(CELL_BREAK)
      .flatMap((text, index) => (text.trim() === '' ? [] : [lineOf(text, isTabbed && index === 0, more)]));
  const tickOf = (row: readonly string[]) =>
    columns.find(({ weight }, at) => weight && TICK.test(row[at]?.trim() ?? ''));
  const isTicked = rows.some(tickOf);
  const lines: Line[] = [];
  let texts: Readonly<Record<Weight, Line[]>> = { essential: [], desirable: [] };
  const close = (): void => {
    lines.push(...columns.flatMap(({ weight }) => (weight ? texts[weight] : [])));
    texts = { essential: [], desirable: [] };
  };
  const cellsOf = (row: readonly string[]): void => {
    for (const [at, { weight }] of columns.entries()) if (weight) texts[weight].push(...cellLines(row[at], { weight }));
  };
  const take = (row: readonly string[], label: string): void => {
    const isRest = /^\p{Ll}/u.test(label);
    const ticked = isRest ? lines.at(-1)?.weight : (tickOf(row)?.weight ?? '');
    if (!isRest && row.slice(1).join('') === '') lines.push(...cellLines(row[0]));
    else if (isTicked) lines.push(...cellLines(label, { weight: ticked }));
    else {
      lines.push(...cellLines(label.replaceAll(CELL_BREAK, ' '), { isGroup: true }));
      cellsOf(row);
    }
  };
  for (const row of rows) {
    const isLabel = (cell: string, at: number): boolean =>
      !columns[at]?.weight && !columns[at]?.isOther && !isNoise(cell);
    const label = row.filter((cell, at) => cell !== '' && isLabel(cell, at)).join(' ');
    if (isTabbed || label !== '') close();
    take(row, label);
  }
  close();
  return lines;
}

/** The texts of a row of a table without such columns, with their weight if a cell names one; null for a line without cells. */
export function rowLines(line: string): readonly Line[] | null {
  const row = line.replace(/^ {3,}(?=\S.* {3}\S)|(?<=\S) {3,}(?=\S)/g, '\t').trim();
  if (!row.includes('\t')) return null;
  const cells = row.split('\t').map((cell) => cell.trim());
  const weightCell = cells.find((cell) => weightOf(cell) !== undefined);
  const isText = (cell: string): boolean => cell !== '' && cell !== weightCell && !isStages(cell) && !isNoise(cell);
  const texts = cells.filter(isText);
  const weight = weightOf(weightCell);
  if (texts.length === 0) return [lineOf(weightCell ?? row.replaceAll('\t', ' '), false, { isOutside: !weightCell })];
  return texts.flatMap((text, index) =>
    text
      .split(CELL_BREAK)
      .map((each) => lineOf(each, false, { weight, isGroup: index === 0 && texts.length > 1 && isGroup(text) })),
  );
}
