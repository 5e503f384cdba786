import { withoutMarks } from '../../utils/invisible-marks';

/** Whether a post requires a criterion, or only prefers it. */
export type Weight = 'essential' | 'desirable';

/** A line of a person specification, or of a cell of its table. */
export interface Line {
  readonly text: string;
  readonly indent: number;
  /** The sign before an entry of a list; empty without one. */
  readonly bullet: string;
  readonly isAfterGap: boolean;
  /** Set by a cell or column of a table. */
  readonly weight?: Weight;
  readonly isGroup?: boolean;
}

/** Bullets, of word processors too, and numbers. */
const BULLET =
  /^(?:[\p{So}•◦▪▫‣⁃∙·*→\uF0A7\uF0B7\uF0FC]|[-–—](?=\s)|o(?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s|$)|\d{1,2}(?:\.\d{1,2})+(?=\s))\s*/iu;

const LETTERS = '(?:A\\/?F|INT|AI[TR]?|[AITRPCS])';
const SEPARATOR = '\\s*[,/&+]\\s*';
const STAGE = `(?:${LETTERS}|application(?: form)?|interview|references?|tests?|certificates?|portfolio|assessment(?: cent(?:re|er))?|presentation|cv|pin check)`;
const STAGES = `${STAGE}(?:(?:${SEPARATOR}|\\s+(?:and\\s+)?)${STAGE})*`;
const ONLY_STAGES = new RegExp(`^[([]?${STAGES}[)\\]]?$`, 'i');
/** In brackets, after a wide space, a weight, a dash or a colon, or several letters. */
const END_STAGES = new RegExp(
  `(?:\\s*[([]\\s*${STAGES}\\s*[)\\]]|(?:\\t| {2,})${STAGES}|(?<=\\s[ED])\\s+${LETTERS}|\\s*[:–—-]\\s+${LETTERS}(?:${SEPARATOR}${LETTERS})*|\\s${LETTERS}(?:${SEPARATOR}${LETTERS})+)$`,
  'i',
);
const NOISE =
  /^(?:person(?:al|nel)? specification(?: \(?cont\S*)?|(?:selection )?criteri(?:a|on)(?:\W+(?:E|D|assessed|how|by))*|factors?|requirements?|attributes?|(?:method|means|stage)s? of (?:assessment|measurement)|assess(?:ed|ment)(?: (?:by|method|at))?|(?:how|when|where) (?:assessed|identified|tested|measured|evidenced)|evidenced?(?: by)?|measured by|weight(?:ing)?|(?:page(?: ?\|)? ?)?\d+(?: of \d+| ?\| ?page)?|(?:https?:|www\.)\S+|(?:job|post) title\b.*|post:.*|(?:pay )?band:? ?\d\w?|(?:department|location|grade):.*|(?:key: ?)?[A-Z]{1,2} ?= ?.+|key:.*)$/i;
const TICK = /^(?:[✓✔√x]|yes|y)$/i;

/** Words of headings, and those that only stand beside them. */
const HEADING =
  'qualifications?|education(?:al)?|training|registration|experience|knowledge|skills?|abilit(?:y|ies)|aptitudes?|attributes|qualities|circumstances|other|requirements|values|behaviours|disposition|competenc(?:i)?es|achievements';
const BESIDE =
  'personal|professional|previous|physical|analytical|communication|interpersonal|additional|general|clinical|specialist|leadership|management|organisational|planning|technical|practical|development|relevant|and|or|the|of|further';
/** Headings such as "Skills and abilities", and whatever has several words in capitals. */
const GROUP = new RegExp(
  `^(?=.*\\b(?:${HEADING})\\b)(?!.*(?:\\b(?:of|and|or)\\s*:?|[.;,])$)(?:(?:${HEADING}|${BESIDE})(?:\\W+|$)){1,7}$`,
  'i',
);
const CAPITALS = /^(?=\p{L}\S*(?:\s+\S+){1,6}$)[^a-z]{5,}[^a-z.;,]$/u;

/** Whether a line only says how criteria are assessed. */
export const isStages = (text: string): boolean => ONLY_STAGES.test(text);

/** Whether a line has no criterion: a title, a page number, the heading of a column. */
export const isNoise = (text: string): boolean => NOISE.test(text) || !/\p{L}/u.test(text);

/** Whether a line is a heading above criteria. */
export const isGroup = (text: string): boolean => GROUP.test(text) || CAPITALS.test(text);

/** A text without how it is assessed. */
export const withoutStages = (text: string): string => text.replace(END_STAGES, '');

/** "essential" or "E", "desirable" or "D". */
export function weightOf(word: string | undefined): Weight | undefined {
  return word === undefined ? undefined : /^d/i.test(word) ? 'desirable' : 'essential';
}

function lineOf(raw: string, isAfterGap: boolean, more: Pick<Line, 'weight' | 'isGroup'> = {}): Line {
  const text = raw.trim();
  const bullet = BULLET.exec(text)?.[0].trim() ?? '';
  return { text: text.replace(BULLET, ''), indent: raw.search(/\S/), bullet, isAfterGap, ...more };
}

/** The cells of a table's rows. A cell may have several lines; a program may leave out empty last cells. */
function rowsOf(lines: readonly string[], columns: number, isLastOfText: boolean): readonly string[][] {
  const rows: string[][] = [];
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const [first = '', ...more] = line.split('\t').map((cell) => cell.trimEnd());
    const row = rows.at(-1);
    // A last cell of criteria may go on; one that is empty, a tick or an assessment does not.
    const mayGoOn = isLastOfText && more.length === 0 && !/^(?:\S{0,3}|yes)$/i.test(row?.at(-1) ?? '');
    const isWhole = row?.length === columns && !isStages(first) && !mayGoOn;
    const isNew = !row || isWhole || row.length + more.length > columns || isGroup(first.trim());
    const isBelowTitle = row?.length === 1 && isGroup(row.join('').trim());
    if (isNew || isBelowTitle) rows.push([first, ...more]);
    else row.splice(-1, 1, `${row.at(-1)}\n${first}`, ...more);
  }
  return rows;
}

/** The columns for each weight that the head of a table names. */
function columnsOf(head: string) {
  return (['essential', 'desirable'] as const).map((weight) => ({
    weight,
    column: head.split('\t').findIndex((cell) => new RegExp(`\\b${weight}\\b|^${weight[0]}$`, 'i').test(cell.trim())),
  }));
}

function isHead(line: string): boolean {
  const [essential, desirable] = columnsOf(line).map(({ column }) => column);
  return essential !== -1 && desirable !== -1 && essential !== desirable;
}

/** A table with a column for each weight, as lines. */
function tableLines(head: string, below: readonly string[]): readonly Line[] {
  const columns = columnsOf(head);
  const labels = Math.min(...columns.map(({ column }) => column));
  const cellLines = (cell = '', more: Pick<Line, 'weight' | 'isGroup'> = {}): readonly Line[] =>
    cell.split('\n').flatMap((text, index) => (text.trim() === '' ? [] : [lineOf(text, index === 0, more)]));
  const last = head.split('\t').length - 1;
  const isLastOfText = columns.some(({ column }) => column === last);
  return rowsOf(below, last + 1, isLastOfText).flatMap((row) => {
    if (row.slice(1).every((cell) => cell === '')) return cellLines(row[0]);
    const named = row.slice(0, labels).filter((cell) => !isNoise(cell));
    const label = named.join(' ').replaceAll('\n', ' ');
    const ticked = columns.find(({ column }) => TICK.test(row[column]?.trim() ?? ''));
    if (ticked) return cellLines(label, { weight: ticked.weight });
    const texts = columns.flatMap(({ weight, column }) => cellLines(row[column], { weight }));
    return [...cellLines(label, { isGroup: true }), ...texts];
  });
}

/** The texts of a row of a table without such columns, with their weight if a cell names one. */
function rowLines(row: string): readonly Line[] {
  const cells = row.split('\t').map((cell) => cell.trim());
  const weight = cells.find((cell) => /^(?:E|D|essential|desirable)$/i.test(cell));
  const isText = (cell: string): boolean => cell !== '' && cell !== weight && !isStages(cell) && !isNoise(cell);
  const texts = cells.filter(isText);
  if (texts.length === 0 && weight !== undefined) return [lineOf(weight, false)];
  return texts.map((text, index) =>
    lineOf(text, false, { weight: weightOf(weight), isGroup: index === 0 && texts.length > 1 && isGroup(text) }),
  );
}

const QUOTED = /^(?:\s*>)+/;
/** Markdown's headings and emphasis. */
const MARKUP = /^\s*#+ |\*\*|\b_+|_+\b/g;

/** A line with its cells between tabs: wide spaces and upright lines separate them too. */
function withTabs(line: string): string {
  const cells = line
    .replace(MARKUP, '')
    .split('\t')
    .map((cell) => withoutMarks(cell.replace(/\p{Zs}/gu, ' ')));
  // Word processors put a tab after a bullet.
  const whole = cells.join('\t').replace(/(^|\t)([•·o▪\uF0B7])\t/g, '$1$2 ');
  const tabbed = whole.replace(/^ {3,}(?=\S.* {3}\S)|(?<=\S) {3,}(?=\S)/g, '\t');
  return tabbed.split('|').length > 2 ? tabbed.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, '\t') : tabbed;
}

/** The lines of a pasted text, with its tables taken apart. */
export function linesIn(pasted: string): readonly Line[] {
  const split = pasted.split(/\r\n?|\n/);
  const isQuoted = split.filter((line) => QUOTED.test(line)).length > split.length / 2;
  const raw = split.map((line) => withTabs(isQuoted ? line.replace(QUOTED, '') : line));
  const head = raw.findIndex(isHead);
  const lines = (head === -1 ? raw : raw.slice(0, head)).flatMap((line, index) => {
    if (line.trim().includes('\t')) return rowLines(line);
    return line.trim() === '' ? [] : [lineOf(line, raw[index - 1]?.trim() === '')];
  });
  return [...lines, ...(head === -1 ? [] : tableLines(raw[head] ?? '', raw.slice(head + 1)))];
}
