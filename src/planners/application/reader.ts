import { groupOf, isLower, isOpen, type Row, rowsIn } from './cut';
import type { Line } from './lines';
import {
  ANY_WEIGHT,
  ASKS,
  END_MARK,
  isAside,
  isColumns,
  isEnd,
  isGroup,
  isLead,
  isStages,
  isTitle,
  LOOSE_MARK,
  saidWeight,
  type Weight,
  weightOf,
  weightsIn,
} from './words';

/** The weight that a row gives to those below it; both, if it is the head of a table. */
function headOf({ text, mark }: Row): Weight | 'both' | null {
  const [weight = null, ...more] = weightsIn(text);
  if (mark || !weight || /\b[ED] ?=/.test(text)) return null;
  const beside = groupOf(text);
  const hasBoth = more.some((other) => other !== weight);
  const isHead = [
    beside === '' || isGroup(beside) || isColumns(beside) || /^\(.*\)$/.test(beside),
    weightsIn(text.slice(0, 14)).length > 0 && text.endsWith(':'),
    /\bfollowing are\b/i.test(text),
    hasBoth && text.length < 80 && !text.endsWith('.'),
  ].some(Boolean);
  return isHead ? (hasBoth ? 'both' : weight) : null;
}

/** Whether a row goes on with the one above, because a page has broken a line. */
function goesOn(last: Row, row: Row): boolean {
  const isOther =
    row.isAfterGap || row.hasBullet || row.mark !== last.mark || [last, row].some(headOf) || isLead(last.text);
  if (isOther || (saidWeight(last.text) && saidWeight(row.text))) return false;
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
  if (row.hasBullet || row.mark || isAside(row.text) || headOf(row)) return [row];
  const words = row.text.split(' ');
  const isHeading = (at: number, count: number): boolean =>
    /^\p{Lu}/u.test(words[at] ?? '') &&
    /^[\p{Lu}\d]/u.test(words[at + count] ?? '') &&
    isGroup(words.slice(at, at + count).join(' '));
  const lengthAt = (at: number): number => [5, 4, 3, 2, 1].find((count) => isHeading(at, count)) ?? 0;
  const isStart = (at: number): boolean =>
    (words.length > 25 || isStages(words[at - 1] ?? '')) && lengthAt(at) > 0 && lengthAt(at - 1) === 0;
  const starts = [...words.keys()].filter((at) => at === 0 || isStart(at));
  return starts.flatMap((start, index) => {
    const end = start + lengthAt(start);
    const [bare, marks] = peeled(words.slice(end, starts[index + 1]).join(' '), [END_MARK, LOOSE_MARK]);
    const cells = bare.split(NEXT_CELL);
    const mark = cells.length > 1 || end > start ? ('asked' as const) : undefined;
    const rest = [...marks, index === starts.length - 1 ? row.rest : ''].join(' ').trim();
    const rows = cells.map((text, at) => ({ ...row, text, mark, rest: at === cells.length - 1 ? rest : '' }));
    return end > start
      ? [{ ...row, text: words.slice(start, end).join(' '), rest: '', mark: 'heading' as const }, ...rows]
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
    at > first && at < second && isGroup(text) && !heads[at] && !heads[at + 1];
  const opens = ({ text, mark }: Row, at: number): boolean =>
    [
      mark && mark !== 'out',
      isTitle(text),
      heads[at],
      isLead(text),
      frontOf(text),
      isGroup(text) && rows[at + 1]?.hasBullet,
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
    opening: isGroup(rows[opening - 1]?.text ?? '') ? opening - 1 : opening,
    ends:
      table !== -1 || rows.filter(({ text }) => LOOSE_MARK.test(text)).length > 1 ? [END_MARK, LOOSE_MARK] : [END_MARK],
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
    const isLast = head === 'desirable' && weight === 'essential' && !row.isAfterGap;
    const isAboveList = at > 0 && next?.hasBullet && !next.mark && !isAside(row.text);
    return (
      (head && head !== 'both' && !isLast) || Boolean(isAboveList) || (row.text.endsWith(':') && row.text.length < 50)
    );
  };
  const kindOf = (row: Row, at: number): Kind => {
    const { text, hasBullet, mark } = row;
    const mayBeTitle = !hasBullet && !ownOf(row) && !isLower(text) && text.length < 60 && !/[.;,]$/.test(text);
    const kinds: readonly (readonly [Kind, unknown])[] = [
      ['title', isTitle(text)],
      ['weight', heads[at]],
      ['end', !hasBullet && !mark && isEnd(text)],
      [
        'opening',
        (isLead(text) && !ownOf(row)) || (mayBeTitle && isGroup(text) && (rows[at + 1]?.hasBullet || heads[at + 1])),
      ],
      ['out', !isOn || mark === 'out' || isStages(text)],
      ['heading', mark === 'heading' || (mayBeTitle && (isGroup(text) || isPlaced(row, at)))],
    ];
    return kinds.find(([, is]) => is)?.[0] ?? 'text';
  };

  const criterion = (row: Row): Line => {
    const { text, hasBullet } = row;
    const before = FRONT.exec(text)?.[0] ?? '';
    const [bare, marks] = peeled(text.slice(before.length), ends);
    const said = saidWeight(text);
    const isOther = isAside(text) || (/^\S+(?: \S+){5,}[.!]$/.test(text) && !weight && !said && !ASKS.test(text));
    const proposed = said === 'desirable' ? said : weight || said || 'asked';
    const rest = [before.trim(), ...marks, row.rest].filter(Boolean).join(' ');
    return { mark: ownOf(row) ?? (isOther && !hasBullet ? 'out' : proposed), text: bare, rest };
  };

  /** What holds for the rows below one. */
  const goOn = (kind: Kind, row: Row, at: number): void => {
    if (kind === 'weight') weight = isFlat ? '' : (heads[at] as Weight);
    else if (kind === 'end' || isLead(row.text) || (isNested && IS_ABOVE.test(kind)))
      weight = saidWeight(row.text) === 'desirable' ? 'desirable' : '';
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
