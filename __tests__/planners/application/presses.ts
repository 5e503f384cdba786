import {
  criteriaOf,
  isCriterion,
  type Line,
  type Mark,
  nextMark,
  placesOf,
  withMarks,
} from '../../../src/planners/application/lines';
import { readLines } from '../../../src/planners/application/reader';

const MARK = /\{([ED?#-]):?([^}]*)\}/g;
const MARKS: Readonly<Record<string, Mark>> = { E: 'essential', D: 'desirable', '?': 'asked', '#': 'heading' };

/** A text's words, without signs and accents. */
export const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** What a text is to become. */
interface Wanted {
  readonly mark: Mark;
  readonly words: string;
}

/** A pasted text, and its criteria and headings as its marks have them. */
export function wantedOf(text: string) {
  const [shown = '', expected = shown] = text.split('\n@@\n');
  const all = [...expected.matchAll(MARK)].flatMap(([, kind = '', words = '']): readonly Wanted[] => {
    const mark = MARKS[kind];
    return mark ? [{ mark, words: wordsOf(words.replaceAll('""', '"')) }] : [];
  });
  const wanted = text.includes('{-') ? all.filter(({ mark }) => mark !== 'heading') : all;
  return { pasted: shown.replace(MARK, '$2'), wanted };
}

/** Words around a criterion that are none of another: a sentence's, and marks. */
const isFrame = (words: string): boolean =>
  /\b(?:is|are|be|must|will|would|should|you|we|candidate|ideally|mae|byddai|needs?|rhaid|bydd|yn)\b/.test(words) ||
  /^(?:(?:[a-z]?\d*|essential|desirable|required|preferred|hanfodol|dymunol|application|interview|form|certificate|and|or|ac) ?)*$/.test(
    words,
  );

interface Piece {
  mark: Mark;
  words: string;
  /** What it is to become; undefined while it is left out or may stay. */
  goal?: Mark;
  /** Where it was cut last, its words are open. */
  isOpen?: boolean;
}

/** Presses from one mark to another: on the mark, or on the words and then on a mark. */
function markPresses(from: Mark, to: Mark, above: Mark): number {
  if (from === to) return 0;
  if (to === 'heading' || to === 'asked' || from === 'heading') return 2;
  const lines: Line[] = [above, from].map((mark) => ({ mark, text: '', rest: '' }));
  return nextMark(lines, 1) === to ? 1 : 2;
}

const holds = (words: string, part: string): boolean => ` ${words} `.includes(` ${part} `);

/** Joins the pieces that hold a criterion together, from the last one up; counts a press for each, and one that opens it. */
function joinFor({ words }: Wanted, pieces: Piece[]): number {
  for (const count of [2, 3, 4, 5, 6]) {
    for (const at of pieces.keys()) {
      const parts = pieces.slice(at, at + count);
      const whole = parts.map((part) => part.words).join(' ');
      if (parts.length < count || parts.some(({ goal }) => goal) || !holds(whole, words)) continue;
      pieces.splice(at, count, { mark: parts[0]?.mark ?? 'out', words: whole, isOpen: true });
      return count;
    }
  }
  throw new Error(`No lines hold "${words}".`);
}

/** Cuts a piece at a criterion in it; counts a press for each cut, and one that opens the line; what begins at a cut is open. */
function cutFor({ words, mark }: Wanted, later: readonly Wanted[], pieces: Piece[]): number {
  const isFree = (piece: Piece): boolean => !piece.goal && holds(piece.words, words);
  const exact = pieces.find((piece) => isFree(piece) && piece.words === words);
  const piece = exact ?? pieces.find(isFree);
  if (!piece) return joinFor({ words, mark }, pieces) + cutFor({ words, mark }, later, pieces);
  const [before = '', ...rest] = ` ${piece.words} `.split(` ${words} `).map((part) => part.trim());
  const after = rest.join(` ${words} `);
  const isShared = later.some(
    (other) => holds(after, other.words) && !pieces.some((each) => each.words === other.words),
  );
  const [cutsBefore, cutsAfter] = [!isFrame(before), isShared || !isFrame(after)];
  const wasOpen = piece.isOpen;
  const cuts = [cutsBefore, cutsAfter].filter(Boolean).length;
  if (cuts > 0) for (const each of pieces) each.isOpen = false;
  pieces.splice(
    pieces.indexOf(piece),
    1,
    ...(cutsBefore ? [{ mark: piece.mark, words: before }] : []),
    { mark: piece.mark, words, goal: mark, isOpen: cutsBefore && !cutsAfter },
    ...(cutsAfter ? [{ mark: piece.mark, words: after, isOpen: true }] : []),
  );
  return cuts > 0 && !wasOpen ? cuts + 1 : cuts;
}

const linesOf = (pieces: readonly Piece[]): readonly Line[] =>
  pieces.map(({ mark, words }) => ({ mark, text: words, rest: '' }));
const goalOf = ({ goal, mark }: Piece): Mark => goal ?? (mark === 'heading' ? mark : 'out');

/** The presses that mark pieces one by one, with one that shows a run of those left out. */
function eachPresses(pieces: readonly Piece[], places: readonly number[], lines: readonly Line[]): number {
  let isShown = false;
  return places.reduce((sum, at) => {
    const [piece, line] = [pieces[at], lines[at]];
    if (!piece || !line) return sum;
    const above = lines.slice(0, at).findLast(isCriterion)?.mark ?? 'essential';
    const marks = markPresses(line.mark, goalOf(piece), above);
    const unfolds = line.mark === 'out' && marks > 0 && !isShown ? 1 : 0;
    isShown = line.mark === 'out' && (isShown || unfolds > 0);
    return sum + marks + unfolds;
  }, 0);
}

/** The fewest presses that give the pieces below a heading their marks: one by one, or by the heading first. */
function blockPresses(pieces: readonly Piece[], heading: number, places: readonly number[]): number {
  const lines = linesOf(pieces);
  const alone = eachPresses(pieces, places, lines);
  if (pieces[heading]?.mark !== 'heading') return alone;
  const marked = new Set(placesOf(lines, heading));
  const byHeading = (['essential', 'desirable', 'out'] as const).map((mark, index) => {
    const after = lines.map((line, at) => (marked.has(at) ? { ...line, mark } : line));
    return index + 1 + eachPresses(pieces, places, after);
  });
  return Math.min(alone, ...byHeading);
}

/** Two presses for each heading that has to be made, or taken away. */
function headingPresses(wanted: readonly Wanted[], lines: readonly Line[]): number {
  const criteria = criteriaOf(lines);
  let [group, current, presses, at] = ['', '', 0, 0];
  for (const { mark, words } of wanted) {
    if (mark === 'heading') group = words;
    else {
      const found = wordsOf(criteria[at]?.group ?? '');
      at += 1;
      if (found !== current && !holds(found, group) && group !== current) presses += 2;
      current = group;
    }
  }
  return presses;
}

/** How many presses it takes until the lines of a marked text are as its marks want them. */
export function pressesFor(text: string): number {
  const { pasted, wanted } = wantedOf(text);
  const pieces = readLines(pasted).map((line): Piece => ({ mark: line.mark, words: wordsOf(line.text) }));
  const cuts = wanted.reduce((sum, each, index) => sum + cutFor(each, wanted.slice(index + 1), pieces), 0);
  const heads = [-1, ...pieces.keys()].filter((at) => at === -1 || pieces[at]?.mark === 'heading');
  const marks = heads.reduce((sum, head, index) => {
    const places = [...pieces.keys()].slice(head === -1 ? 0 : head, heads[index + 1] ?? pieces.length);
    return sum + blockPresses(pieces, head, places);
  }, 0);
  const right = pieces.reduce<readonly Line[]>(
    (lines, piece, at) => withMarks(lines, [at], goalOf(piece)),
    linesOf(pieces),
  );
  return cuts + marks + headingPresses(wanted, right);
}
