import { isLower, isOpen, type Row, rowsIn } from './cut';
import type { Line } from './lines';
import { groupOf, type Weight, weightOf, weightsIn } from './weights';
import * as words from './words';

/** The weight that a row gives to those below it; both, if it is the head of a table. */
function headOf({ text, mark }: Row): Weight | 'both' | null {
  const [weight = null, ...more] = weightsIn(text);
  if (mark || !weight) return null;
  const beside = groupOf(text);
  const hasBoth = more.some((other) => other !== weight);
  const isColumns = hasBoth && !/=|\.$/.test(text);
  const isHead = beside === '' || words.isGroup(beside) || isColumns || /\bfollowing are\b/i.test(text);
  return isHead ? (hasBoth ? 'both' : weight) : null;
}

/** Whether a row goes on with the one above, because a page has broken a line. */
function goesOn(last: Row, row: Row): boolean {
  const isOther = row.hasBullet || row.mark !== last.mark || [last, row].some(headOf) || words.isLead(last.text);
  return !isOther && (isOpen(last.text) || (isLower(row.text) && !/[.;:!?]$/.test(last.text)));
}

/** The rows of a text, with those that a page has broken as one. */
function wholeRows(pasted: string): readonly Row[] {
  const rows: Row[] = [];
  for (const row of rowsIn(pasted)) {
    const last = rows.at(-1);
    if (last && goesOn(last, row)) rows[rows.length - 1] = { ...last, text: `${last.text} ${row.text}` };
    else rows.push(row);
  }
  return rows;
}

/** The cells of a row, if those of a table follow each other on its line. */
function cellsIn(row: Row): readonly Row[] {
  if (row.hasBullet || row.mark || row.rest || headOf(row)) return [row];
  const parts = row.text.replace(words.GLUED_GROUP, '\n$1\n').split('\n');
  const cells = parts.flatMap((part) => part.split(words.NEXT_CELL)).map((text) => text.trim());
  return cells.filter(Boolean).map((text) => ({ ...row, text }));
}

/** The letter of a weight before a criterion. */
const FRONT_MARK = /^(?:[([][ED][)\]]|[ED]\d{1,2}[.:)]?(?:\s*[–—-])?|[ED](?:\s*[:–—-]|(?=\s+\p{Lu})))\s+(?=\S)/u;

/** The weight that signs beside a criterion name, in words or as a letter. */
const weightIn = (signs: string): Weight | undefined =>
  weightsIn(signs)[0] ?? weightOf(/(?<![/,&+]\s?)\b[ED]\d{0,2}\b(?!\/)/.exec(signs)?.[0] ?? '');

/** A row without the signs before and behind its text, and with the mark that they name. */
function bareOf(row: Row, ends: RegExp): Row {
  const { text, rest, mark } = row;
  const [before = '', end = ''] = [FRONT_MARK, ends].map((signs) => signs.exec(text)?.[0] ?? '');
  const bare = text.slice(before.length, text.length - end.length);
  if (headOf(row) || words.isAside(text) || bare.trim() === '') return row;
  const all = [before, end, rest].map((part) => part.trim()).filter(Boolean);
  return { ...row, text: bare, rest: all.join(' '), mark: mark ?? weightIn(before) ?? weightIn(end) };
}

/** The rows of a text, with the marks that they have themselves. */
function markedRows(pasted: string): readonly Row[] {
  const whole = wholeRows(pasted);
  const table = whole.findIndex((row) => headOf(row) === 'both');
  const rows = whole.flatMap((row, at) => (table !== -1 && at > table ? cellsIn(row) : [row]));
  const hasLoose = rows.filter(({ text }) => words.LOOSE_MARKS.test(text)).length > 1;
  return rows.map((row) => bareOf(row, hasLoose ? words.LOOSE_MARKS : words.END_MARKS));
}

/** What a row is for those below it. */
type Kind = 'weight' | 'lead' | 'heading' | 'criterion' | 'out' | 'end' | 'text';

/** Whether a row may be a heading by its form. */
const isTitle = ({ text, hasBullet }: Row): boolean =>
  !hasBullet && !isLower(text) && text.length < 60 && !/[.;,]$/.test(text);

/** What a row is by its own words and mark: the first of these that fits. */
const KINDS: readonly (readonly [kind: Kind, is: (row: Row) => unknown])[] = [
  ['weight', headOf],
  ['heading', ({ mark }) => mark === 'heading'],
  ['out', ({ mark }) => mark === 'out'],
  ['criterion', ({ mark }) => mark],
  ['end', ({ text, hasBullet }) => !hasBullet && words.isEnd(text)],
  ['out', ({ text }) => words.isSigns(text)],
  ['lead', ({ text }) => words.isLead(text)],
  ['heading', (row) => isTitle(row) && words.isGroup(row.text)],
  ['out', ({ text, hasBullet }) => !hasBullet && words.isAside(text)],
];

/** Reads a pasted text into lines, in its order, each with the mark that its words and its place propose. */
export function readLines(pasted: string): readonly Line[] {
  const rows = markedRows(pasted);
  const kinds = rows.map((row): Kind => KINDS.find(([, is]) => is(row))?.[0] ?? 'text');
  const heads = rows.map(headOf);
  let weight: Weight | '' = '';
  /** Criteria begin where something says so, or at the top. */
  let isOn = kinds.every((kind) => kind === 'text' || kind === 'out' || kind === 'end');
  /** Groups stand below weights, and not the other way round. */
  let isInside = false;

  /** What a row is by its place, if its words do not say it. */
  const placed = (row: Row, at: number): Kind => {
    const [next, head] = [rows[at + 1], heads[at + 1]];
    const isAboveHead = head && head !== 'both' && !(head === 'desirable' && weight === 'essential');
    const isAboveList = next?.hasBullet && !next.mark;
    if (!isOn) return 'out';
    return isTitle(row) && (isAboveHead || isAboveList) ? 'heading' : 'criterion';
  };
  /** The weight of what stands below a row. */
  const weightBelow = (kind: Kind | undefined, { text }: Row, at: number): Weight | '' => {
    const head = heads[at];
    const isColumn = [heads[at - 1], heads[at + 1]].some((other) => other && other !== head);
    if (head) return isColumn || head === 'both' ? '' : head;
    if (kind === 'heading' && isInside) return weight;
    return words.saidWeight(text) === 'desirable' ? 'desirable' : '';
  };
  return rows.map((row, at): Line => {
    const { text, rest } = row;
    const kind = kinds[at] === 'text' ? placed(row, at) : kinds[at];
    if (kind === 'out') return { mark: 'out', text, rest };
    isInside ||= kind === 'heading' && kinds.slice(0, at).findLast((each) => each !== 'out') === 'weight';
    isOn = kind !== 'end';
    const said = words.saidWeight(text);
    if (kind === 'criterion')
      return { mark: row.mark ?? (said === 'desirable' ? said : weight || said || 'asked'), text, rest };
    weight = weightBelow(kind, row, at);
    return { mark: kind === 'end' ? 'out' : 'heading', text, rest };
  });
}
