import type { CriterionAnswer } from './questions';
import { groupOf, weightsIn } from './weights';

/** What a line of a pasted text is: a criterion with its weight, one whose weight is asked, a heading, or left out. */
export type Mark = 'essential' | 'desirable' | 'asked' | 'heading' | 'out';

/** A line of a pasted text. */
export interface Line {
  readonly mark: Mark;
  readonly text: string;
  /** What stands beside it and belongs to no criterion, such as how it is assessed. */
  readonly rest: string;
}

/** A longer heading is a sentence. */
const LONGEST_GROUP = 60;

/** A criterion as the lines have it. */
export type Criterion = Pick<CriterionAnswer, 'text' | 'weight' | 'group'>;

/** How a mark is written in saved answers. */
const SIGNS: Readonly<Record<Mark, string>> = { essential: 'E', desirable: 'D', asked: '?', heading: '#', out: '-' };
const MARKS = Object.keys(SIGNS) as readonly Mark[];

/** Lines as saved: a line each, with its sign in front. */
export const savedLines = (lines: readonly Line[]): string =>
  lines.map(({ mark, text, rest }) => [SIGNS[mark], text, ...(rest ? [rest] : [])].join('\t')).join('\n');

/** The lines in saved answers. */
export function linesIn(saved: string): readonly Line[] {
  if (saved === '') return [];
  return saved.split('\n').map((line) => {
    const [sign, text = '', ...rest] = line.split('\t');
    return { mark: MARKS.find((mark) => SIGNS[mark] === sign) ?? 'out', text, rest: rest.join(' ') };
  });
}

/** The criteria among lines, each with the heading above it; one that only names weights is none. */
export function criteriaOf(lines: readonly Line[]): readonly Criterion[] {
  let group = '';
  return lines.flatMap(({ mark, text }) => {
    if (mark === 'out') return [];
    if (mark !== 'heading') return [{ text, weight: mark === 'asked' ? '' : mark, group }];
    const isOfTable = new Set(weightsIn(text)).size > 1;
    const heading = groupOf(text);
    if (isOfTable || heading.length > LONGEST_GROUP) group = '';
    else if (heading !== '') group = heading;
    return [];
  });
}

/** Whether a line is a criterion. */
export const isCriterion = ({ mark }: Line): boolean => mark !== 'heading' && mark !== 'out';

/**
 * The places of the lines that a press on one marks: itself or, of a heading, the criteria down to the next heading; if there
 * are none, all lines there.
 */
export function placesOf(lines: readonly Line[], at: number): readonly number[] {
  if (lines[at]?.mark !== 'heading') return [at];
  const next = lines.findIndex(({ mark }, index) => index > at && mark === 'heading');
  const below = [...lines.keys()].slice(at + 1, next === -1 ? lines.length : next);
  const criteria = below.filter((place) => lines[place] && isCriterion(lines[place]));
  return [criteria, below, [at]].find(({ length }) => length > 0) ?? [];
}

/** The mark that all of some lines have, if it is one. */
export function markOf(lines: readonly Line[], places: readonly number[]): Mark | null {
  const [mark = null, ...others] = new Set(places.map((place) => lines[place]?.mark));
  return others.length === 0 ? mark : null;
}

/** What a press on a line makes of those that it marks: one that was left out becomes what stands above it. */
export function nextMark(lines: readonly Line[], at: number): Mark {
  if (lines[at]?.mark === 'out') {
    const weightIn = ({ text, mark }: Line): Mark | undefined => (mark === 'heading' ? weightsIn(text)[0] : undefined);
    const above = lines.slice(0, at).findLast((line) => isCriterion(line) || weightIn(line));
    return (above && (weightIn(above) ?? above.mark)) ?? 'essential';
  }
  const mark = markOf(lines, placesOf(lines, at));
  return mark === 'essential' ? 'desirable' : mark === 'desirable' ? 'out' : 'essential';
}

/** The lines with another mark for some. */
export const withMarks = (lines: readonly Line[], places: readonly number[], mark: Mark): readonly Line[] =>
  lines.map((line, index) => (places.includes(index) ? { ...line, mark } : line));

/** The words of a line, with those beside it. */
export const wordsIn = ({ text, rest }: Line): readonly string[] => `${text} ${rest}`.split(' ').filter(Boolean);

/** The lines with one of them split at one of its words. */
export function splitAt(lines: readonly Line[], at: number, word: number): readonly Line[] {
  return lines.flatMap((line, index) => {
    if (index !== at) return [line];
    const [before, after] = [wordsIn(line).slice(0, word), wordsIn(line).slice(word)];
    const length = line.text.split(' ').length;
    const above = { ...line, text: before.slice(0, length).join(' '), rest: before.slice(length).join(' ') };
    // What stood beside the line is no criterion.
    if (word >= length) return [above, { mark: 'out', text: after.join(' '), rest: '' }];
    const below = after.slice(0, length - word).join(' ');
    return [above, { ...line, text: below }];
  });
}

/** The lines with one that goes on with the next. */
export function joinedAt(lines: readonly Line[], above: number): readonly Line[] {
  const [one, other] = [lines[above], lines[above + 1]];
  if (!one || !other) return lines;
  const joined = { ...one, text: `${one.text} ${other.text}`, rest: `${one.rest} ${other.rest}`.trim() };
  return lines.toSpliced(above, 2, joined);
}
