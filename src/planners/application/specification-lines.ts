import { withoutMarks } from '../../utils/invisible-marks';
import { BULLET, CELL_BREAK, columnLines, isHead, type Line, lineOf, rowLines } from './specification-tables';
import { ANY_WEIGHT, isEnd, isGroup, isNoise, isPartOfGroup, isStages, weightOf } from './specification-words';

const QUOTED = /^(?:\s*>)+/;
/** Markdown's headings and emphasis. */
const MARKUP = /^\s*#+ |\*\*|\b_+|_+\b/g;
/** A cell that Excel has put in quotes, since it has several lines or quotes of its own. */
const QUOTED_CELL = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/** Several signs of lists in one line, or the numbers of a list from the first one on. */
const INLINE_BULLET = /\s*[•▪●◦‣∙·\uF0B7\uF0A7✓✔➢](?=\s*\S)\s*|\s+[*–—-](?=\s+\p{Lu})\s+/gu;
const INLINE_NUMBER = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;
const INLINE_WEIGHT = new RegExp(
  `(?<=\\S)\\s+(?=(?:${ANY_WEIGHT})(?: (?:criteria|requirements))?\\s*(?:[:–-]\\s|[•▪●]))`,
  'gi',
);

const INTRODUCED = new RegExp(`^((?:[^:.;]{0,40}\\b)?(?:${ANY_WEIGHT})[^:.;•]{0,25}(?::|(?=[•▪●])))\\s*(.+)$`, 'i');

/** A text at the signs of a list in it, or at its numbers or semicolons; whole without any. */
function splitAtSigns(text: string, isIntroduced: boolean): readonly string[] {
  const bullets = text.match(INLINE_BULLET)?.length ?? 0;
  const numbers = [...text.matchAll(INLINE_NUMBER)].map(([, number]) => Number(number));
  const parts = text.split(/;\s*/);
  if (bullets > (isIntroduced ? 0 : 1)) return text.replace(INLINE_BULLET, '\n• ').replace(/^\n/, '').split('\n');
  if (numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)) {
    return text.replace(INLINE_NUMBER, '\n$1. ').trim().split('\n');
  }
  if (parts.length < (isIntroduced ? 2 : 3)) return [text];
  return parts.map((part) => `• ${part.replace(/^(?:and|or|ac|a) /, '').replace(/\.$/, '')}`);
}

/** A long line with several criteria, as several lines. */
function unrolled(line: string): readonly string[] {
  if (line.includes('\t') || line.length < 60) return [line];
  const sections = line.replace(INLINE_WEIGHT, '\n').split('\n');
  return sections.flatMap((section) => {
    const [, head, rest = section] = INTRODUCED.exec(section) ?? [];
    const signs = splitAtSigns(rest, sections.length > 1 || head !== undefined);
    if (head === undefined) return signs;
    return signs.length > 1 ? [head, ...signs] : [section];
  });
}

/** A line with its cells between tabs: upright lines separate them too. */
function withTabs(line: string): string {
  const cells = line
    .replace(MARKUP, '')
    .split('\t')
    .map((cell) => withoutMarks(cell.replace(/\p{Zs}/gu, ' ')));
  // Word processors put a tab after a bullet.
  const whole = cells.join('\t').replace(/(^|\t)([•·o▪§vqØü➢\uF0B7\uF0A7\uF0D8\uF0FC]|\d{1,2}[.)])\t/g, '$1$2 ');
  return whole.split('|').length > 2 ? whole.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, '\t') : whole;
}

const isMark = (text: string): boolean =>
  isStages(text) || new RegExp(`(?<!\\p{L})(?:${ANY_WEIGHT})`, 'iu').test(text) || isPartOfGroup(text);

/** The lines that stand on each page, by their words without numbers. */
function footers(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines.map(plainLine)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isFooter = ([line, count]: [string, number]): boolean =>
    count > 1 && !/^\S{0,3}$/.test(line) && !line.includes('\t') && !isMark(line) && !/^P{L}*(?:e|d)#?\b/.test(line);
  return new Set([...counts].filter(isFooter).map(([line]) => line));
}
const plainLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\d+(?: of \d+)?$/, '#')
    .replace(BULLET, '')
    .trim();

/** A heading that a PDF has broken, in one line. */
function joinHeadings(lines: readonly Line[]): readonly Line[] {
  return lines.reduce<Line[]>((all, line) => {
    const last = all.at(-1);
    const whole = `${last?.text} ${line.text}`;
    const isRest = last && !last.bullet && !line.bullet && last.weight === undefined && line.weight === undefined;
    const isOpen = /(?:[,&/]|\b(?:and|or|of|ac|a))$/i.test(last?.text ?? '') || /^(?:and|or|&|ac)\b/i.test(line.text);
    if (
      isRest &&
      isOpen &&
      !isStages(last.text) &&
      isPartOfGroup(last.text) &&
      isPartOfGroup(line.text) &&
      isGroup(whole)
    ) {
      all.splice(-1, 1, { ...last, text: whole });
    } else all.push(line);
    return all;
  }, []);
}

/** Whether this is the title above the criteria. */
const isTitle = (text: string): boolean =>
  /^(?:[\p{L} &/–-]{0,40}\b)?(?:person(?:al|nel)? specification|manyleb (?:y |yr )?person)\W*$/iu.test(text);

/** The place after the title of the specification; what stands above it is about the post. */
function startOf(lines: readonly string[], isWeighted: (line: string) => boolean): number {
  const first = lines.findIndex(isWeighted);
  const titles = lines.flatMap((line, index) => (isTitle(line.trim()) ? index : []));
  return (titles.filter((index) => first === -1 || index < first).at(-1) ?? -1) + 1;
}

/** A head with one weight in both languages, side by side. */
const isBilingual = (line: string): boolean => !isHead(line) && /hanfodol/i.test(line) && /essential/i.test(line);

/** The lines of a pasted text, with its tables taken apart. */
export function linesIn(pasted: string): readonly Line[] {
  const plain = pasted
    .replace(/\r\n?/g, '\n')
    .replace(QUOTED_CELL, (_all, before: string, cell: string) => {
      return `${before}${cell
        .replaceAll('""', '"')
        .trim()
        .replace(/\s*\n\s*/g, '\u0001')}`;
    })
    .replace(/[\u2028\u2029]/g, '\n');
  const split = plain.split('\n').map((line) => line.replaceAll('\u0001', CELL_BREAK));
  const isQuoted = split.filter((line) => QUOTED.test(line)).length > split.length / 2;
  const raw = split
    .map((line) => (isQuoted ? line.replace(QUOTED, '') : line))
    .map((line) => line.split(CELL_BREAK).map(withTabs).join(CELL_BREAK))
    .flatMap((line) => (line.includes('\t') ? line : line.split(CELL_BREAK)))
    .flatMap(unrolled)
    .map((line, _at, all) => (all.some(isBilingual) && !isHead(line) ? line.replace(/\t+/g, ' / ') : line));
  const repeated = footers(raw);
  const start = startOf(raw, (line) => weightOf(line.replace(/ criteria|:/gi, '')) !== undefined || isHead(line));
  const head = raw.findIndex(isHead);
  const outside = (line: string): Line => ({ ...lineOf(line.replaceAll('\t', ' '), false), isOutside: true });
  let gap = false;
  const above = (head === -1 ? raw : raw.slice(0, head)).flatMap((line, index): readonly Line[] => {
    if (line.trim() === '') {
      gap = true;
      return [];
    }
    if (index < start || repeated.has(plainLine(line))) return [outside(line)];
    const cells = rowLines(line);
    const isAfterGap = gap;
    gap = false;
    return cells ?? [lineOf(line, isAfterGap)];
  });
  if (head === -1) return joinHeadings(above);
  const below = raw.slice(head + 1).filter((line) => line.trim() !== '');
  const end = below.findIndex((line) => !line.includes('\t') && isEnd(line.trim()) && !isGroup(line.trim()));
  const table = (end === -1 ? below : below.slice(0, end)).filter((line) => !repeated.has(plainLine(line)));
  const rest = [...(end === -1 ? [] : below.slice(end)), ...below.filter((line) => repeated.has(plainLine(line)))];
  return [...joinHeadings(above), ...columnLines(raw[head] ?? '', table), ...rest.map(outside)];
}

/** Whether a line says nothing that could be a criterion. */
export const isSkipped = ({ text }: Line): boolean => text === '' || isStages(text) || isNoise(text);
