import { withoutMarks } from '../../utils/invisible-marks';
import type { Line, Mark } from './lines';
import { ANY_WEIGHT, type Weight, weightOf, weightsIn } from './weights';
import * as words from './words';

/** A row of a pasted text, or of a cell of its table. */
export interface Row extends Omit<Line, 'mark'> {
  readonly hasBullet: boolean;
  /** Set by a table, or by signs beside the text. */
  readonly mark?: Mark;
}

/** Bullets, with those of symbol fonts; a letter is one where such a font is missing. */
const DOTS = '•●▪▫◦‣⁃∙·➢➤►\\uE001-\\uF8FF';
const LETTERS = 'o§vqØüÜ';
const BULLET = new RegExp(
  `^(?!\\([ED]\\))(?:\\p{So}[\\u200D\\uFE0F\\p{Sk}\\p{So}]*|[${DOTS}*→]|[-–—](?=\\s|\\p{L})|[${LETTERS}](?=\\s)|\\(?(?:\\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)](?=\\s))\\s*`,
  'u',
);
/** Keeps the lines of a cell together. */
const CELL_BREAK = '\uE000';

const WEIGHT = `(?:${ANY_WEIGHT})(?: (?:criteria|requirements|skills|qualifications|experience))?`;
/** What stands in place of patterns in a line: in any, in one of sentences, and in one that holds a list. */
const CHANGES: readonly (readonly [where: 'any' | 'text' | 'list', pattern: RegExp, by: string])[] = [
  // The sender and the time of a message, and the head of a table.
  ['any', /^(\[[\d/,: ]+\] [^:]+:|\d\d\/\d\d\/\d{4}, [\d:]+ - [^:]+:) (?=.)/, '$1\n'],
  ['any', new RegExp(`^(.*\\bEssential\\s+Desirable\\s+(?:${words.COLUMNS})*)(?=\\S.{40})`, 'i'), '$1\n'],
  // Before a weight, and after it.
  ['any', new RegExp(`(?<=[^\\s([-])\\s*(?=${WEIGHT}\\s*(?:[:–-][\\s•]|[${DOTS}]|\\(?\\d{1,2}[.)]\\s))`, 'gi'), '\n'],
  ['any', new RegExp(`^(.{0,40}(?:${ANY_WEIGHT}).{0,30}:|(?:${ANY_WEIGHT}) [–—-])\\s+(?=\\S)`, 'i'), '$1\n'],
  // Bullets, and numbers from 1 on.
  ['any', new RegExp(`(?<=\\S)\\s*[${DOTS}](?<!\\d·)\\s*(?=\\S)`, 'g'), '\n• '],
  ['any', /(?<=\S)\s+(?=\(?1[.)]\s+\p{L})|\s+(?=\(?\d{1,2}[.)]\s+\p{L})(?<=(?:^|\s)\(?1[.)]\s.*)/gu, '\n'],
  ['text', /(?<=[\p{L}\d)%][.!?])(?<!^\S{1,3}\.)\s+(?=\p{Lu})/gu, '\n'],
  ['list', /^([^.:;•]{2,60}\p{L}:)\s*(?:[*–—-]\s+)?(?=\S)|(?:^|\s+)[*–—-]\s+|(?:;|\s\|) (?![^(]*\)|$)/gu, '$1\n• '],
];

/** The lines of a text, with tabs between cells. */
function linesIn(pasted: string): readonly string[] {
  const inCell = (cell: string): string => cell.replaceAll('""', '"').replace(/\s*\n\s*/g, CELL_BREAK);
  const lines = pasted
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    // The signs of mails, of Markdown and of word processors.
    .replace(/^(?: *>)+|^ *#+ |\*\*/gm, '')
    .replace(new RegExp(`(^|\\t)([${DOTS}${LETTERS}]|\\d{1,2}[.)])\\t`, 'gm'), '$1$2 ')
    .replace(/"[;,](?=")/g, '"\t')
    .replace(/(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g, (_all, before: string, cell: string) => before + inCell(cell))
    .split('\n');
  const isAt = (where: string, line: string): boolean => {
    const isList = lines.length < 4 || /^[^.:;]{2,60}:[^;]+;|;.*;/.test(line);
    const isText = !BULLET.test(line.trim()) && (where === 'text' || isList);
    return !line.includes('\t') && (where === 'any' || isText);
  };
  return lines.flatMap((line) =>
    CHANGES.reduce<readonly string[]>(
      (parts, [where, pattern, by]) =>
        parts.flatMap((part) => (isAt(where, part) ? part.replace(pattern, by).split('\n') : part)),
      [line.split('\t').map(withoutMarks).join('\t')],
    ),
  );
}

/** Whether a text begins in the middle of a sentence, or ends there. */
export const isLower = (text: string): boolean => /^(?:[\p{Ll}),&/]|\((?![ED]\))|(?:OR|AND)\b)/u.test(text);
export const isOpen = (text: string): boolean =>
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|on|at|by|from|current|as))$/.test(text);

/** The rows of a cell, without their bullets. */
const rowsOf = (cell: string, more: Partial<Row> = {}): readonly Row[] =>
  cell.split(CELL_BREAK).flatMap((part): readonly Row[] => {
    const whole = part.trim().replace(/\s+/g, ' ');
    const text = whole.replace(BULLET, '') || whole;
    return text === '' ? [] : [{ text, rest: '', hasBullet: text !== whole, ...more }];
  });

/** The cells of a line, at tabs or wide spaces, and where they start. */
const cellsOf = (line: string) =>
  line.includes('\t')
    ? line.split('\t').map((text, at) => ({ text: text.trim(), start: 10 * at }))
    : [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: text, index: start }) => ({ text, start }));

/** Says how criteria are assessed, or numbers them. */
const OTHER_COLUMN = /assess|test|evidence|measur|method|asesu|how|^(?:no|ref)\b/i;

/** The columns that a table's head names; none if it does not have one for each weight. */
function columnsOf(head: string) {
  const columns = cellsOf(head).map(({ text, start }) => ({
    start,
    weight: weightsIn(text)[0] ?? weightOf(text),
    isOther: OTHER_COLUMN.test(text),
  }));
  const isOnce = (weight: Weight): boolean => columns.filter((column) => column.weight === weight).length === 1;
  if (!isOnce('essential') || !isOnce('desirable')) return [];
  return (columns[0]?.start ?? 0) > 4 ? [{ start: 0, weight: undefined, isOther: false }, ...columns] : columns;
}

/** The rows of the cells of a line, below the columns of a table if there are any. */
function cellRows(cells: readonly string[], columns: ReturnType<typeof columnsOf> = []): readonly Row[] {
  const all = cells.map((text, at) => ({ text, column: columns[at] })).filter(({ text }) => text !== '');
  type Cell = (typeof all)[number];
  const weightIn = ({ text, column }: Cell) => (words.isTick(text) && column?.weight) || weightOf(text);
  const isMark = (cell: Cell): boolean =>
    [cell.column?.isOther, weightIn(cell), words.isSigns(cell.text), !/\p{L}/u.test(cell.text)].some(Boolean);
  const [texts, marks] = [all.filter((cell) => !isMark(cell)), all.filter(isMark)];
  const rest = marks.map(({ text }) => text.replaceAll(CELL_BREAK, ' ')).join(' ');
  if (texts.length === 0) return rowsOf(rest);
  const weight = marks.map(weightIn).find(Boolean);
  return texts.flatMap(({ text, column }, at) => {
    const isLast = at === texts.length - 1;
    const mark = column?.weight ?? (isLast ? weight : undefined) ?? (column && !weight ? 'heading' : undefined);
    return rowsOf(text, { mark, rest: isLast ? rest : '' });
  });
}

/** The lines of a table; a cell between tabs may have several. */
function wholeLines(lines: readonly string[], columns: number): readonly string[] {
  const tabsIn = (line: string): number => line.split('\t').length - 1;
  const whole: string[] = [];
  for (const line of lines) {
    const above = tabsIn(whole.at(-1) ?? '');
    const isCut = above > 0 && above < columns - 1 && above + tabsIn(line) < columns;
    if (isCut && !words.isGroup(line.split('\t')[0] ?? '')) whole.push(`${whole.pop()}${CELL_BREAK}${line}`);
    else whole.push(line);
  }
  return whole;
}

/** The rows of a table with a column for each weight. What has no first cell goes on with the row above. */
function tableRows(columns: ReturnType<typeof columnsOf>, lines: readonly string[]): readonly Row[] {
  const table: string[][] = [];
  for (const line of wholeLines(lines, columns.length)) {
    const cells = columns.map(() => '');
    for (const { text, start } of cellsOf(line)) {
      const reach = start + (text.length < 4 ? 4 : 2);
      const at = columns.findLastIndex((column, at) => at === 0 || column.start <= reach);
      cells[at] = `${cells[at]} ${text}`.trim();
    }
    const above = table.at(-1);
    const isMore = cells[0] === '' && !columns[0]?.weight && !cells.some(words.isSigns);
    if (above && isMore)
      table[table.length - 1] = above.map((cell, at) => [cell, cells[at]].filter(Boolean).join(CELL_BREAK));
    else table.push(cells);
  }
  return table.flatMap((cells) => cellRows(cells, columns));
}

/** The rows of a pasted text, with its tables taken apart. */
export function rowsIn(pasted: string): readonly Row[] {
  const lines = linesIn(pasted);
  const head = lines.findIndex((line) => columnsOf(line).length > 0);
  const [title = '', ...table] = head === -1 ? [] : lines.slice(head);
  const above = head === -1 ? lines : lines.slice(0, head);
  const rows = above.flatMap((line) => cellRows(cellsOf(line).map(({ text }) => text)));
  return [...rows, ...rowsOf(title, { mark: 'out' }), ...tableRows(columnsOf(title), table)];
}
