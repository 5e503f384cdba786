import { isLower, isOpen, type Row, rowsIn } from './cut';
import type { Line } from './lines';
import { ANY_WEIGHT, groupOf, type Weight, weightOf, weightsIn } from './weights';
import * as words from './words';

/** The weight that a row gives to those below it; both, if it is the head of a table. */
function headOf({ text, mark }: Row): Weight | 'both' | null {
  const [weight = null, ...more] = weightsIn(text);
  if (mark || !weight || /\b[ED] ?=/.test(text)) return null;
  const beside = groupOf(text);
  const hasBoth = more.some((other) => other !== weight);
  const isHead = [
    beside === '' || words.isGroup(beside) || words.isColumns(beside) || /^\(.*\)$/.test(beside),
    /\bfollowing are\b/i.test(text),
    hasBoth && text.length < 80 && !text.endsWith('.'),
  ].some(Boolean);
  return isHead ? (hasBoth ? 'both' : weight) : null;
}

/** Whether a row goes on with the one above, because a page has broken a line. */
function goesOn(last: Row, row: Row): boolean {
  const isOther = row.hasBullet || row.mark !== last.mark || [last, row].some(headOf) || words.isLead(last.text);
  if (isOther || (words.saidWeight(last.text) && words.saidWeight(row.text))) return false;
  return isOpen(last.text) || (isLower(row.text) && !isLower(last.text) && !/[.;:!?]$/.test(last.text));
}

/** Joins rows that a page has broken. */
const joined = (rows: readonly Row[]): readonly Row[] =>
  rows.reduce<Row[]>((all, row) => {
    const last = all.at(-1);
    if (last && goesOn(last, row)) all[all.length - 1] = { ...last, text: `${last.text} ${row.text}` };
    else all.push(row);
    return all;
  }, []);

/** A text without the marks at its end, and these marks. */
function peeled(text: string, kinds: readonly RegExp[]): readonly [bare: string, marks: readonly string[]] {
  const match = kinds.map((kind) => kind.exec(text)).find((found) => found && found.index > 0);
  if (!match) return [text, []];
  const [bare, marks] = peeled(text.slice(0, match.index).trimEnd(), kinds);
  return [bare, [...marks, match[0].trim()]];
}

const SMALL =
  '(?:of|in|and|or|an?|the|with|to|for|on|at|by|is|as|from|using|their|within|least|relevant|further|current|full|level|band|part|NMC|NHS|GCSE)';
/** Between the cells of a table that follow each other on a line. */
const NEXT_CELL = new RegExp(
  `(?<=[\\p{Ll}\\d)]|\\p{Lu}{3})(?<!(?:^|\\s)${SMALL})(?<!(?:^|\\s)\\p{Lu}[\\p{Ll}’']+)\\s+(?=\\p{Lu}\\p{Ll}|\\p{Lu}{2,5}\\b|\\d{1,2} (?:years?|months)\\b)(?![^(]*\\))`,
  'u',
);

/** A row in which the cells of a table follow each other, as its headings and cells; their weights are open. */
function unglued(row: Row): readonly Row[] {
  if (row.hasBullet || row.mark || words.isAside(row.text) || headOf(row)) return [row];
  const all = row.text.split(' ');
  const isHeading = (at: number, count: number): boolean =>
    /^\p{Lu}/u.test(all[at] ?? '') &&
    /^[\p{Lu}\d]/u.test(all[at + count] ?? '') &&
    words.isGroup(all.slice(at, at + count).join(' '));
  const lengthAt = (at: number): number => [5, 4, 3, 2, 1].find((count) => isHeading(at, count)) ?? 0;
  const isStart = (at: number): boolean =>
    (all.length > 25 || words.isStages(all[at - 1] ?? '')) && lengthAt(at) > 0 && lengthAt(at - 1) === 0;
  const starts = [...all.keys()].filter((at) => at === 0 || isStart(at));
  return starts.flatMap((start, index) => {
    const end = start + lengthAt(start);
    const [bare, marks] = peeled(all.slice(end, starts[index + 1]).join(' '), [words.END_MARK, words.LOOSE_MARK]);
    const cells = bare.split(NEXT_CELL);
    const mark = cells.length > 1 || end > start ? ('asked' as const) : undefined;
    const rest = [...marks, index === starts.length - 1 ? row.rest : ''].join(' ').trim();
    const rows = cells.map((text, at) => ({ ...row, text, mark, rest: at === cells.length - 1 ? rest : '' }));
    return end > start
      ? [{ ...row, text: all.slice(start, end).join(' '), rest: '', mark: 'heading' as const }, ...rows]
      : rows;
  });
}

/** A weight before a criterion, in words or as a letter. */
const FRONT = new RegExp(
  `^(?:(${ANY_WEIGHT})\\s*[:–—-]\\s+|[([](E|D|${ANY_WEIGHT})[)\\]]\\s*|(E|D)(?:\\d{1,2}[.:)]?|\\s*[:–—-])\\s+)(?=\\S)`,
  'i',
);
const frontOf = (text: string): Weight | undefined => weightOf(FRONT.exec(text)?.slice(1).find(Boolean) ?? '');
/** The weight in a mark beside a criterion. */
const weightIn = (mark: string): Weight | undefined =>
  weightsIn(mark)[0] ?? weightOf(/^[^\p{L}]*([ED])(?![\p{L}/])/u.exec(mark)?.[1] ?? '');

/** The rows of a text, and what they have in common. */
function traitsOf(pasted: string) {
  const whole = joined(rowsIn(pasted));
  const table = whole.findIndex((row) => headOf(row) === 'both');
  const rows = table === -1 ? whole : whole.flatMap((row, at) => (at > table ? unglued(row) : [row]));
  const heads = rows.map(headOf);
  const [first, second] = [heads.findIndex(Boolean), heads.indexOf('desirable')];
  const isInside = ({ text }: Row, at: number): boolean =>
    at > first && at < second && words.isGroup(text) && !heads[at] && !heads[at + 1];
  const opens = ({ text, mark }: Row, at: number): boolean =>
    [
      mark && mark !== 'out',
      words.isTitle(text),
      heads[at],
      words.isLead(text),
      frontOf(text),
      words.isGroup(text) && rows[at + 1]?.hasBullet,
    ].some(Boolean);
  const opening = Math.max(0, rows.findIndex(opens));
  return {
    rows,
    heads,
    /** The columns of a table have lost their places. */
    isFlat:
      table !== -1 || (heads[first + 1] && heads[first + 1] !== heads[first] && heads.filter(Boolean).length === 2),
    /** Weights stand below groups, so that a group takes the weight away. */
    isNested: !rows.some(isInside),
    /** Where the criteria begin; at the top if nothing says so. */
    opening: words.isGroup(rows[opening - 1]?.text ?? '') ? opening - 1 : opening,
    ends:
      table !== -1 || rows.filter(({ text }) => words.LOOSE_MARK.test(text)).length > 1
        ? [words.END_MARK, words.LOOSE_MARK]
        : [words.END_MARK],
  };
}

/** What a row is for those below it. */
type Kind = 'title' | 'weight' | 'end' | 'opening' | 'heading' | 'out' | 'text';
const IS_ABOVE = /^(?:opening|heading)$/;

/** Reads a pasted text into lines, in its order, each with the mark that its words and its place propose. */
export function readLines(pasted: string): readonly Line[] {
  const { rows, heads, isFlat, isNested, opening, ends } = traitsOf(pasted);
  let weight: Weight | '' = '';
  let isOn = false;

  const ownOf = ({ text, mark }: Row) => frontOf(text) ?? peeled(text, ends)[1].map(weightIn).find(Boolean) ?? mark;
  /** A line that is no heading by its words may be one by its place. */
  const isPlaced = (row: Row, at: number): boolean => {
    const [next, head] = [rows[at + 1], heads[at + 1]];
    const isLast = head === 'desirable' && weight === 'essential';
    const isAboveList = at > 0 && next?.hasBullet && !next.mark && !words.isAside(row.text);
    return (head && head !== 'both' && !isLast) || Boolean(isAboveList);
  };
  const kindOf = (row: Row, at: number): Kind => {
    const { text, hasBullet, mark } = row;
    const mayBeTitle = !hasBullet && !ownOf(row) && !isLower(text) && text.length < 60 && !/[.;,]$/.test(text);
    const kinds: readonly (readonly [Kind, unknown])[] = [
      ['title', words.isTitle(text)],
      ['weight', heads[at]],
      ['end', !hasBullet && !mark && words.isEnd(text)],
      [
        'opening',
        (words.isLead(text) && !ownOf(row)) ||
          (mayBeTitle && words.isGroup(text) && (rows[at + 1]?.hasBullet || heads[at + 1])),
      ],
      ['out', !isOn || mark === 'out' || words.isStages(text)],
      ['heading', mark === 'heading' || (mayBeTitle && (words.isGroup(text) || isPlaced(row, at)))],
    ];
    return kinds.find(([, is]) => is)?.[0] ?? 'text';
  };

  const criterion = (row: Row): Line => {
    const { text, hasBullet } = row;
    const before = FRONT.exec(text)?.[0] ?? '';
    const [bare, marks] = peeled(text.slice(before.length), ends);
    const said = words.saidWeight(text);
    const isOther = words.isAside(text);
    const proposed = said === 'desirable' ? said : weight || said || 'asked';
    const rest = [before.trim(), ...marks, row.rest].filter(Boolean).join(' ');
    return { mark: ownOf(row) ?? (isOther && !hasBullet ? 'out' : proposed), text: bare, rest };
  };

  /** What holds for the rows below one. */
  const goOn = (kind: Kind, row: Row, at: number): void => {
    if (kind === 'weight') weight = isFlat ? '' : (heads[at] as Weight);
    else if (kind === 'end' || words.isLead(row.text) || (isNested && IS_ABOVE.test(kind)))
      weight = words.saidWeight(row.text) === 'desirable' ? 'desirable' : '';
    isOn = kind !== 'end' && (isOn || /^(?:title|weight|opening)$/.test(kind));
  };

  return rows.map((row, at) => {
    isOn ||= at === opening;
    const kind = kindOf(row, at);
    goOn(kind, row, at);
    const { text, rest } = row;
    return kind === 'text'
      ? criterion(row)
      : { mark: kind === 'weight' || IS_ABOVE.test(kind) ? 'heading' : 'out', text, rest };
  });
}
