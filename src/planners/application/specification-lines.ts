import { withoutMarks } from '../../utils/invisible-marks';
import {
  ANY_WEIGHT,
  BESIDE_WEIGHT,
  HEADING,
  isEnd,
  isGroup,
  isLead,
  isNoise,
  isPage,
  isPartOfGroup,
  isStages,
  isSureGroup,
  WEIGHTS,
  type Weight,
  weightIn,
  weightOf,
} from './specification-words';

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
}

/** Bullets, of word processors too, and numbers. */
const BULLET =
  /^(?!\([ED]\))(?:\p{So}(?:\u200D|\uFE0F|\p{Sk}|\p{So})*|[•◦▪▫‣⁃∙·*→➢➤►\uF0A7\uF0B7\uF0FC\uF0D8\uF076\uF0A8]|[-–—](?=\s|\p{L})|[o§vqØüÜ](?=\s)|\(?(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,4})[.)](?=\s|$)|\d{1,2}(?:\.\d{1,2})+\.?(?=\s)|\d{1,2} [–-](?=\s\p{L})|[A-CF-H]\d[.:)]?(?=\s))\s*/u;
/** Keeps the lines of a cell together. */
const CELL_BREAK = '\u2028';
/** What is no text: marks of mails and of Markdown, the tab after a bullet, and upright lines between cells. */
const MAIL = /^(?:\s*>)+/;
const MARKDOWN = /^\s*(?:#+|(?:section|part) \d{1,2}\s*[:.–-]|(?:factor|area|category)\s?:) |\*\*|\b_+|_+\b/gi;
/** A line in bold, as messages have headings, and the pictures after it. */
const BOLD_LINE = /^\s*\*([^*]+)\*[^\p{L}\p{N}]*$/u;
const BULLET_TAB = /(^|\t)([•·o▪§vqØü➢\uF0B7\uF0A7\uF0D8\uF0FC]|\d{1,2}[.)])\t/g;
/** A cell that Excel has put in quotes, since it has several lines or quotes of its own. */
const QUOTED_CELL = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/** Where one long line goes on with another entry or weight. */
const INLINE_BULLET = /\s*[•▪●◦‣∙·\uF0B7\uF0A7✓✔➢](?=\s*\S)\s*|\s+[*–—-](?=\s+\p{Lu})\s+/gu;
/** Three dashes or more, the first one in front. */
const DASHED = /^[*–—-]\s.*\s[*–—-]\s.*\s[*–—-]\s/;
const INLINE_NUMBER = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
const INLINE_WEIGHT = new RegExp(
  `(?<=[^\\s-])\\s*(?=(?:${ANY_WEIGHT})(?:${BESIDE_WEIGHT}| (?:${HEADING}))\\s*(?:[:–-][\\s•]|[•▪●]|\\(?\\d{1,2}[.)]\\s))`,
  'gi',
);
/** "Essential skills: wound care" */
const WEIGHED = new RegExp(`^\\s*((?:${ANY_WEIGHT}) (?:${HEADING})):\\s+(\\S.*)$`, 'i');
/** "Registration (essential): NMC PIN" */
const LABELLED = new RegExp(`^\\s*(\\p{Lu}[\\p{L} ,/&-]{2,40}) \\((${ANY_WEIGHT})\\):\\s+(\\S.*)$`, 'iu');
const INTRODUCED = /^(\s*[^\s:.;•▪●][^:.;•▪●]{2,60}?(?::|(?=[•▪●]|\s\(?1[.)]\s)))\s*(.+)$/;

/** A line with its sign apart. */
function lineOf(raw: string, isAfterGap: boolean, more: Partial<Line> = {}): Line {
  const text = raw.trim();
  // A tick alone is no bullet.
  const words = text.replace(BULLET, '') || text;
  const sign = words === text ? '' : (BULLET.exec(text)?.[0].trim() ?? '');
  // A heading in an agency's message may have a picture.
  const bullet = /^\p{So}/u.test(sign) && (isEnd(words) || isLead(words)) ? '' : sign;
  return { text: words, indent: raw.search(/\S/), bullet, isAfterGap, ...more };
}

/** A text at the signs of a list in it, or at its numbers or semicolons; whole without enough of any. */
function entriesIn(text: string, isList: boolean, isWhole: boolean): readonly string[] {
  const numbers = [...text.matchAll(INLINE_NUMBER)].map(([, number]) => Number(number));
  const [list = '', ...after] = text.split(/(?<=[\p{Ll})])\.\s+(?=\p{Lu})/u);
  const parts = list.split(/;\s*(?![^(]*\))|\s\|\s/);
  const sign = DASHED.test(text) ? /(?:^|\s+)[*–—-]\s+/g : INLINE_BULLET;
  if ((text.match(sign)?.length ?? 0) > (isList ? 0 : 1)) return text.replace(sign, '\n• ').trim().split('\n');
  if (numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index))
    return text.replace(INLINE_NUMBER, '\n$1. ').trim().split('\n');
  if (parts.length < 2 || !isWhole) return [text];
  return [...parts.map((part) => `• ${part.replace(/^(?:and|or|ac) /, '').replace(/\.$/, '')}`), ...after];
}

/** What goes before a weight in one line, and the heading at its end. */
function withHeadingApart(section: string): readonly string[] {
  const words = section.split(' ');
  const at = words.findIndex((word, index) => /^\p{Lu}/u.test(word) && isSureGroup(words.slice(index).join(' ')));
  return at < 1 ? [section] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** A long line at the weights and entries in it. */
function unrolled(line: string, isAlone: boolean): readonly string[] {
  const [, weighed, first] = WEIGHED.exec(line) ?? [];
  if (weighed && first) return [weighed, ...unrolled(first, isAlone)];
  const [, label = '', weight, rest] = LABELLED.exec(line) ?? [];
  if (rest) return isGroup(label) ? [`${label} (${weight})`, rest] : [`${weight}: ${label}: ${rest}`];
  if (line.includes('\t') || line.length < 60) return [line];
  const sections = line
    .replace(INLINE_WEIGHT, '\n')
    .split('\n')
    .flatMap((section, index, all) => (index < all.length - 1 ? withHeadingApart(section) : [section]));
  return sections.flatMap((section) => {
    const [, head = '', rest = section] = INTRODUCED.exec(section) ?? [];
    const entries = entriesIn(rest, head !== '', (isAlone || head !== '') && !BULLET.test(section.trim()));
    return entries.length === 1 && !/^• /.test(entries[0] ?? '') ? [section] : [head, ...entries].filter(Boolean);
  });
}

/** The lines of a text, cells between tabs, without marks of programs. */
function plainLines(pasted: string): readonly string[] {
  const withCells = pasted
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/"[;,](?=")/g, '"\t')
    .replace(
      QUOTED_CELL,
      (_all, before: string, cell: string) =>
        before +
        cell
          .replaceAll('""', '"')
          .trim()
          .replace(/\s*\n\s*/g, '\u0001'),
    );
  const lines = withCells.split('\n');
  const isMail = lines.filter((line) => MAIL.test(line)).length > lines.length / 2;
  const hasPipes = new RegExp(`\\|\\s*(?:${ANY_WEIGHT})\\s*(?:\\||$)`, 'im').test(pasted);
  return lines.flatMap((line) => {
    const cells = (isMail ? line.replace(MAIL, '') : line).replace(BOLD_LINE, '$1').replace(MARKDOWN, '').split('\t');
    const parts = cells.map((cell) =>
      cell
        .split('\u0001')
        .map((part) => withoutMarks(part.replace(/\p{Zs}/gu, ' ')))
        .join(CELL_BREAK),
    );
    const whole = parts.join('\t').replace(BULLET_TAB, '$1$2 ');
    const row =
      hasPipes && whole.split('|').length > 2 ? whole.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, '\t') : whole;
    return unrolled(row, lines.length < 4);
  });
}

/** A line's words, whatever number of a page it has. */
const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\d+(?: of \d+)?$/, '#')
    .trim();

/** Tells the lines that stand on each page. */
function footersIn(lines: readonly string[]): (line: string) => boolean {
  const keys = lines.map(keyOf);
  const isFooter = (line: string, index: number): boolean =>
    keys.indexOf(keys[index] ?? '') !== keys.lastIndexOf(keys[index] ?? '') &&
    !/^\S{0,3}$|\t/.test(line.trim()) &&
    !isPartOfGroup(line) &&
    !weightIn(line) &&
    lines.slice(Math.max(0, index - 2), index + 3).some((each) => isPage(each.trim()));
  const footers = new Set(lines.filter(isFooter).map(keyOf));
  return (line) => footers.has(keyOf(line));
}

/** A column that says how criteria are assessed, or numbers them. */
const OTHER_COLUMN = /assess|test|evidence|measur|method|identif|asesu|^(?:no|ref)\b/i;

interface Column {
  readonly text: string;
  readonly start: number;
  readonly weight?: Weight;
  /** Holds criteria or their groups. */
  readonly isLabel: boolean;
}

/** The columns that the head of a table names; none if it does not name both weights once. */
function columnsOf(head: string): readonly Column[] {
  const tabbed = head.split('\t').map((text, start) => ({ text: text.trim(), start }));
  const spaced = [...head.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: start }) => ({ text, start }));
  if (spaced[0] && spaced[0].start > 4) spaced.unshift({ text: '', start: 0 });
  const columns = (tabbed.length > 1 ? tabbed : spaced).map((cell) => {
    const weight = weightIn(cell.text);
    return { ...cell, weight, isLabel: !weight && !isStages(cell.text) && !OTHER_COLUMN.test(cell.text) };
  });
  return !head.includes('=') && WEIGHTS.every((each) => columns.filter(({ weight }) => weight === each).length === 1)
    ? columns
    : [];
}

const labelOf = (row: readonly string[], columns: readonly Column[]): string =>
  row.filter((text, at) => text !== '' && columns[at]?.isLabel && /\p{L}/u.test(text)).join(' ');

/** Rows whose columns stand under their heads, as a PDF shows them; what has no label goes on with the row above. */
function rowsBelow(lines: readonly string[], columns: readonly Column[]): readonly (readonly string[])[] {
  return lines.reduce<string[][]>((rows, line) => {
    const cells = columns.map(() => '');
    for (const { 0: text, index } of line.matchAll(/\S+(?: \S+)*/g)) {
      const at = columns.findLastIndex(({ start }) => start <= index + (text.length < 4 ? 4 : 2));
      cells[Math.max(0, at)] = `${cells[Math.max(0, at)]} ${text}`.trim();
    }
    const row = rows.at(-1);
    const isTitle = (each: readonly string[]): boolean => each.slice(1).join('') === '' && isGroup(each[0] ?? '');
    const isRest = columns.some(({ isLabel }) => isLabel)
      ? /^(?:\p{Ll}|$)/u.test(labelOf(cells, columns))
      : ![cells, row ?? []].some(isTitle);
    if (row && isRest)
      rows.splice(
        -1,
        1,
        row.map((cell, at) => `${cell}${CELL_BREAK}${cells[at]}`),
      );
    else rows.push(cells);
    return rows;
  }, []);
}

/** The first line of a heading that goes on in the next. */
const OPEN_HEADING = /(?:[,&/]|\b(?:and|or|of|ac|a))$/i;

/** Rows of cells between tabs. A cell may have several lines; a program may leave out empty last cells. */
function rowsOf(lines: readonly string[], columns: readonly Column[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const line of lines) {
    const [first = '', ...more] = line.split('\t').map((cell) => cell.trimEnd());
    const row = rows.at(-1);
    // A last cell of criteria may go on; one that is empty, a tick or an assessment does not.
    const mayGoOn = columns.at(-1)?.weight && !/^(?:\S{0,3}|yes)$/i.test(row?.at(-1) ?? '');
    const isWhole = row?.length === columns.length && !mayGoOn;
    const isOpen = row?.length === 1 && OPEN_HEADING.test(row.join(''));
    const isTitle = (isGroup(first.trim()) && !isOpen) || (row?.length === 1 && isGroup(row.join('').trim()));
    if (!row || isWhole || row.length + more.length > columns.length || isTitle) rows.push([first, ...more]);
    else row.splice(-1, 1, `${row.at(-1)}${CELL_BREAK}${first}`, ...more);
  }
  return rows;
}

const TICK = /^(?:[✓✔√☑✅●üþx×ED]|yes|y|oes|ie)$/iu;

/** A table with a column for each weight, as lines. */
function columnLines(head: string, below: readonly string[]): readonly Line[] {
  const columns = columnsOf(head);
  const isTabbed = head.includes('\t');
  const rows = (isTabbed ? rowsOf : rowsBelow)(below, columns);
  const linesOf = (cell = '', more: Partial<Line> = {}): readonly Line[] =>
    cell
      .split(CELL_BREAK)
      .flatMap((text, index) => (text.trim() === '' ? [] : [lineOf(text, isTabbed && index === 0, more)]));
  const tickIn = (row: readonly string[]) =>
    columns.find(({ weight }, at) => weight && row[at]?.split(CELL_BREAK).some((text) => TICK.test(text.trim())));
  const isTicked = rows.some(tickIn);
  return rows.flatMap((row) => {
    const label = labelOf(row, columns);
    if (row.slice(1).join('') === '')
      return linesOf(row[0], { weight: isGroup(row[0] ?? '') ? undefined : columns[0]?.weight });
    if (isTicked) return linesOf(label, { weight: tickIn(row)?.weight ?? '' });
    const cells = columns.flatMap(({ weight }, at) => (weight ? linesOf(row[at], { weight }) : []));
    return [...linesOf(label.replaceAll(CELL_BREAK, ' '), { isGroup: true }), ...cells];
  });
}

/** The texts of a row without such columns, with their weight if a cell names one; a line without cells as it is. */
function rowLines(line: string, isAfterGap: boolean): readonly Line[] {
  const row = line.replace(/^ {3,}(?=\S.* {3}\S)|(?<=\S) {3,}(?=\S)/g, '\t').trim();
  if (!row.includes('\t')) return row === '' ? [] : line.split(CELL_BREAK).map((each) => lineOf(each, isAfterGap));
  const cells = row.split('\t').map((cell) => cell.trim());
  // "Department:", and which one it is.
  if (cells[0]?.endsWith(':') && isNoise(cells[0])) return [];
  const weightCell = cells.find((cell) => weightOf(cell) !== undefined);
  // It may go for the rows below it too.
  if (weightCell && weightCell === cells[0])
    return [lineOf(weightCell, isAfterGap), ...rowLines(cells.slice(1).join('\t'), false)];
  const texts = cells.filter((cell) => cell !== weightCell && !isStages(cell) && !isNoise(cell));
  if (texts.length === 0) return weightCell ? [lineOf(weightCell, false)] : [];
  return texts.flatMap((text, index) =>
    text.split(CELL_BREAK).map((each) =>
      lineOf(each, isAfterGap, {
        weight: weightOf(weightCell),
        ...(index === 0 && texts.length > 1 && isGroup(text) && { isGroup: true }),
      }),
    ),
  );
}

/** Whether a heading goes on in the next line: it ends in a sign, or is only a word like "Previous". */
const isOpenHeading = (text: string, next: string): boolean =>
  OPEN_HEADING.test(text) || /^(?:&|\p{Ll})/u.test(next) || (!isGroup(text) && isSureGroup(`${text} skills`));

/** Headings in one line each, which a PDF has broken: of words of headings, or between a blank line and a weight. */
function withWholeHeadings(lines: readonly Line[]): readonly Line[] {
  return lines.reduce<Line[]>((all, line, index) => {
    const [last, next] = [all.at(-1), lines[index + 1]?.text];
    const whole = `${last?.text} ${line.text}`;
    const both = [last, line].flatMap((each) => (each?.bullet === '' && each.weight === undefined ? each.text : []));
    const isOpen = both.length === 2 && isOpenHeading(both[0] ?? '', line.text);
    const areWords =
      both.every((text) => isPartOfGroup(text) && !isStages(text)) && [whole, `${whole} ${next}`].some(isGroup);
    const isAlone = last?.isAfterGap && !line.isAfterGap && weightOf(next);
    if (last && isOpen && (areWords || isAlone)) all.splice(-1, 1, { ...last, text: whole, isGroup: !areWords });
    else all.push(line);
    return all;
  }, []);
}

/** The lines of a pasted text, with its tables taken apart. */
export function linesIn(pasted: string): readonly Line[] {
  const isHead = (line: string): boolean => columnsOf(line).length > 0;
  const isBilingual = (line: string): boolean => !isHead(line) && /hanfodol/i.test(line) && /essential/i.test(line);
  const plain = plainLines(pasted);
  const raw = plain.some(isBilingual)
    ? plain.map((line) => (isHead(line) ? line : line.replace(/\t+/g, ' / ')))
    : plain;
  const isFooter = footersIn(raw);
  const own = raw.filter((line) => !isFooter(line));
  const gaps = raw.flatMap((line, index) => (isFooter(line) ? [] : [raw[index - 1]?.trim() === '']));
  // A head of columns above lines with weights of their own is none.
  const isTable = own.filter((line) => weightOf(line.trim()) !== undefined).length < 2;
  const head = isTable ? own.findIndex(isHead) : -1;
  const above = head === -1 ? own : own.slice(0, head);
  const below = own.slice(above.length + 1).filter((line) => line.trim() !== '' && !isHead(line));
  return withWholeHeadings([
    ...above.flatMap((line, index) => rowLines(line, gaps[index] ?? false)),
    ...columnLines(own[head] ?? '', below),
  ]);
}
