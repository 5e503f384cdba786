import { withoutMarks } from '../../utils/invisible-marks';
import type { Mark } from './lines';
import { ANY_WEIGHT, groupOf, type Weight, weightOf, weightsIn } from './weights';
import * as words from './words';

/** A row of a pasted text, or of a cell of its table. */
export interface Row {
  readonly text: string;
  /** What a table has beside it. */
  readonly rest: string;
  readonly hasBullet: boolean;
  /** Set by a table. */
  readonly mark?: Mark;
}

const BULLET =
  /^(?!\([ED]\))(?:\p{So}(?:\u200D|\uFE0F|\p{Sk}|\p{So})*|[•◦▪▫‣⁃∙·*→➢➤►\uF0A7\uF0B7\uF0FC\uF0D8\uF076\uF0A8]|[-–—](?=\s|\p{L})|[o§vqØüÜ](?=\s)|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)](?=\s|$)|\d{1,2}\.\d{1,2}\.?(?=\s\p{Lu})|[A-CF-H]\d[.:)]?(?=\s))\s*/u;
/** Keeps the lines of a cell together. */
const CELL_BREAK = '\uE000';
const QUOTED_CELL = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;
/** A bullet after a tab, as word processors have it, and the signs of mails and of Markdown. */
const BULLET_TAB = /(^|\t)([•·o▪§vqØü➢\uF0B7\uF0A7\uF0D8\uF0FC]|\d{1,2}[.)])\t/g;
const SIGNS = /^(?:\s*>)+|^\s*#+ |\*\*/g;
/** The sender and the time of a message; the head of a table, and what follows it on its line. */
const STAMP = /^(\[[\d/,: ]+\] [^:]+:|\d\d\/\d\d\/\d{4}, [\d:]+ - [^:]+:) (.*)$/;
const GLUED = new RegExp(`^([^\\t]*?${words.COLUMNS}{2,})(\\p{Lu}[^\\t]{40,})$`, 'iu');
const INLINE_WEIGHT = new RegExp(
  `(?<=[^\\s-])\\s*(?=(?:${ANY_WEIGHT})(?: (?:criteria|requirements|skills|qualifications|experience))?\\s*(?:[:–-][\\s•]|[•▪●]|\\(?\\d{1,2}[.)]\\s))`,
  'gi',
);
const INLINE_NUMBER = /(?:^|\s)(?=\(?\d{1,2}[.)]\s+\p{L})/u;
const INLINE_BULLET = /\s*[•▪●◦‣∙·\uF0B7\uF0A7✓✔➢](?=\s*\S)\s*/u;
const INLINE_DASH = /\s*[•▪●◦‣∙·\uF0B7\uF0A7✓✔➢]\s*|\s+[*–—-]\s+/u;
const INTRODUCED = /^(\s*[^\s:.;•▪●][^:.;•▪●]{2,60}?(?::|(?=\s*[•▪●]|\s\(?1[.)]\s)))\s*(.+)$/;
const SENTENCE_END =
  /(?<=[\p{L}\d)%][.!?])(?<!\b(?:incl|approx|min|max|etc|vs|St)\.|^\S{1,3}\.)\s+(?=\p{Lu})|(?<=\b(?:essential|required)),?\s+(?=(?:and|but|while)\b.*\b(?:desirable|advantage|preferred))/u;

/** Whether a text begins in the middle of a sentence, or ends there. */
export const isLower = (text: string): boolean => /^(?:[\p{Ll}),&/]|\((?![ED]\))|(?:OR|AND)\b)/u.test(text);
export const isOpen = (text: string): boolean =>
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|within|on|at|by|as|from|including|using|their|is|are|e\.g\.|such|current|valid|ac|neu|yn|o|i|y|yr))$/.test(
    text,
  ) || text.split('(').length > text.split(')').length;

/** The entries of a list within a text; the whole text if it has none. */
function entriesIn(text: string, isList: boolean, isWeight: boolean): readonly string[] {
  const bullets = ` ${text}`.split(isList ? INLINE_DASH : INLINE_BULLET).filter((part) => part.trim());
  if (bullets.length > (isList ? 1 : 2)) return bullets.map((part) => `• ${part.trim()}`);
  const numbered = text.split(INLINE_NUMBER);
  if (numbered.length > 2 || (isList && numbered.length > 1)) return numbered;
  const clauses = isList ? text.split(/(?:;\s*|\s\|\s)(?![^(]*\))/) : [text];
  const items = isWeight && clauses.length === 1 ? text.split(/, (?![^(]*\))/) : [];
  const isItems = items.length > 2 && items.every((part) => part.split(' ').length < 8);
  const entries = isItems ? items : clauses;
  return entries.length > 1 ? entries.map((part) => `• ${part}`) : [text];
}

/** A part of a line at the entries and sentences in it. */
function partsIn(section: string, isAlone: boolean): readonly string[] {
  const [, head = '', body = section] = INTRODUCED.exec(section) ?? [];
  const isWeight = weightsIn(head).length === 1;
  const [sentence = '', ...after] = BULLET.test(body) ? [body] : body.split(SENTENCE_END);
  const entries = entriesIn(sentence, isAlone || head !== '', isWeight);
  const isCut = entries.length > 1 || (isWeight && (after.length > 0 || words.isGroup(groupOf(head))));
  if (isCut) return [head, ...entries, ...after.flatMap((each) => partsIn(each, isAlone))].filter(Boolean);
  return BULLET.test(section.trim()) ? [section] : section.split(SENTENCE_END);
}

/** A line at the weights, entries and sentences in it. */
function unrolled(line: string, isAlone: boolean): readonly string[] {
  const [, stamp, said] = STAMP.exec(line) ?? [];
  if (stamp && said) return [stamp, ...unrolled(said, isAlone)];
  const [, head = '', body] = GLUED.exec(line) ?? [];
  if (body && weightsIn(head).length > 1) return [head, body];
  if (line.includes('\t')) return [line];
  return line
    .replace(INLINE_WEIGHT, '\n')
    .split('\n')
    .flatMap((section) => partsIn(section, isAlone));
}

/** The lines of a text, with tabs between cells and without the signs of programs. */
function plainLines(pasted: string): readonly string[] {
  const inCell = (cell: string): string => cell.replaceAll('""', '"').replace(/\s*\n\s*/g, CELL_BREAK);
  const lines = pasted
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/"[;,](?=")/g, '"\t')
    .replace(QUOTED_CELL, (_all, before: string, cell: string) => before + inCell(cell))
    .split('\n');
  return lines.flatMap((line) => {
    const bare = line.replace(/^\s*\*([^*]+)\*/, '$1').replace(SIGNS, '');
    const cells = bare.split('\t').map((cell) => withoutMarks(cell.replace(/\p{Zs}/gu, ' ')));
    return unrolled(cells.join('\t').replace(BULLET_TAB, '$1$2 '), lines.length < 4);
  });
}

/** The rows of a cell, without their bullets and the pictures at their ends. */
const rowsOf = (cell: string, more: Partial<Row> = {}): readonly Row[] =>
  cell.split(CELL_BREAK).flatMap((part): readonly Row[] => {
    const whole = part.trim().replace(/\s+/g, ' ');
    const text = whole.replace(BULLET, '') || whole;
    return text === '' ? [] : [{ text, rest: '', hasBullet: text !== whole, ...more }];
  });

interface Column {
  readonly start: number;
  readonly weight?: Weight;
  /** Says how criteria are assessed, or numbers them. */
  readonly isOther: boolean;
}
/** The texts between wide spaces, with their places. */
const placed = (line: string) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: start }) => ({ text, start }));

/** The columns that a table's head names, by tabs or wide spaces; none if it does not have one for each weight. */
function columnsOf(head: string): readonly Column[] {
  const cells = head.includes('\t')
    ? head.split('\t').map((text, start) => ({ text: text.trim(), start }))
    : placed(head);
  const columns = cells.map(({ text, start }): Column => {
    const weight = weightsIn(text)[0] ?? weightOf(text);
    return {
      start,
      weight,
      isOther:
        !weight && (words.isStages(text) || /assess|test|evidence|measur|method|asesu|^(?:no|ref)\b/i.test(text)),
    };
  });
  const isOnce = (weight: Weight): boolean => columns.filter((column) => column.weight === weight).length === 1;
  if (head.includes('=') || cells.length > 8 || !isOnce('essential') || !isOnce('desirable')) return [];
  return (cells[0]?.start ?? 0) > 4 ? [{ start: 0, isOther: false }, ...columns] : columns;
}

/** The rows of the cells of a line, below the columns of a table if there are any. */
function cellRows(line: readonly string[], columns: readonly Column[] = []): readonly Row[] {
  const cells = line.map((cell, at) => ({ text: cell.trim(), column: columns[at] })).filter(({ text }) => text !== '');
  const own = cells.find(({ text, column }) => weightOf(text) ?? (column?.weight && words.isTick(text)));
  const weight = own && (own.column?.weight ?? weightOf(own.text));
  const isText = (cell: (typeof cells)[number]): boolean =>
    cell !== own &&
    !cell.column?.isOther &&
    (cell.column !== undefined || !words.isStages(cell.text)) &&
    /\p{L}/u.test(cell.text);
  const texts = cells.filter(isText);
  const rest = cells.flatMap((cell) => (isText(cell) ? [] : cell.text.replaceAll(CELL_BREAK, ' '))).join(' ');
  if (texts.length === 0) return rowsOf(rest);
  return texts.flatMap(({ text, column }, index) => {
    const isHeading = column ? !weight : index === 0 && texts.length > 1 && words.isGroup(text);
    const mark = column?.weight ?? (isHeading ? 'heading' : weight);
    return rowsOf(text, { mark, rest: index === texts.length - 1 ? rest : '' });
  });
}

/** The rows of a table with a column for each weight. A cell may go on in the next line. */
function tableRows(columns: readonly Column[], lines: readonly string[]): readonly Row[] {
  const isTabbed = columns.every(({ start }, at) => start === at);
  const columnAt = ({ text, start }: { text: string; start: number }): number =>
    Math.max(
      0,
      columns.findLastIndex((column) => column.start <= start + (text.length < 4 ? 4 : 2)),
    );
  const table: string[][] = [];
  for (const line of lines) {
    const spaced = columns.map((_, at) =>
      placed(line)
        .flatMap((cell) => (columnAt(cell) === at ? cell.text : []))
        .join(' '),
    );
    const cells = isTabbed ? line.split('\t') : spaced;
    const last = table.at(-1) ?? [];
    const [first = '', ...more] = cells;
    if (
      isTabbed &&
      last.length > 1 &&
      last.length + more.length < columns.length + 1 &&
      last.length < columns.length &&
      !words.isGroup(first.trim())
    )
      last.splice(-1, 1, `${last.at(-1)}${CELL_BREAK}${first}`, ...more);
    else
      table.push(
        cells.map((cell, at) => {
          const above = table.findLast((row) => row[at]);
          if (isTabbed || cell === '' || words.isTick(cell) || !above || !(isLower(cell) || isOpen(above[at] ?? '')))
            return cell;
          above[at] += ` ${cell}`;
          return '';
        }),
      );
  }
  return table.flatMap((row) => cellRows(row, columns));
}

/** The rows of a line without such columns. */
function plainRows(line: string): readonly Row[] {
  const tabbed = line.replace(/^ {3,}(?=\S.* {3}\S)|(?<=\S) {3,}(?=\S)/g, '\t').trim();
  if (tabbed.includes('\t'))
    return words.isColumns(tabbed) ? rowsOf(tabbed, { mark: 'out' }) : cellRows(tabbed.split('\t'));
  return rowsOf(line);
}

/** The rows of a pasted text, with its tables taken apart. */
export function rowsIn(pasted: string): readonly Row[] {
  const lines = plainLines(pasted);
  // A head above lines with weights of their own is none.
  const isTable = lines.filter((line) => weightOf(line.trim())).length < 2;
  const head = isTable ? lines.findIndex((line) => columnsOf(line).length > 0) : -1;
  const title = lines[head];
  if (title === undefined) return lines.flatMap(plainRows);
  const table = tableRows(columnsOf(title), lines.slice(head + 1));
  return [...lines.slice(0, head).flatMap(plainRows), ...rowsOf(title, { mark: 'out' }), ...table];
}
