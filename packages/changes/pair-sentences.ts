import { diffArrays } from 'diff';
import { type Sentence, similarity } from './sentences';

/** Two texts with less in common are not one text in two wordings. */
const ALIKE = 0.4;

/** A sentence in both states; in one only where it is new or gone. */
export interface Pair {
  readonly before?: Sentence;
  readonly after?: Sentence;
}

/** Texts in the same place with nothing alike near them: one for one where their kinds agree, else gone and new. */
function pairInPlace(removed: readonly Sentence[], added: readonly Sentence[]): Pair[] {
  const isOneForOne = removed.length === added.length && removed.every(({ kind }, at) => kind === added[at]?.kind);
  if (isOneForOne) return removed.map((before, at) => ({ before, after: added[at] as Sentence }));
  return [...removed.map((before) => ({ before })), ...added.map((after) => ({ after }))];
}

/** Finds which of the new texts says what an old one said, in the order of the page. */
function pairUp(removed: readonly Sentence[], added: readonly Sentence[]): Pair[] {
  const pairs: Pair[] = [];
  let [oldFrom, newFrom] = [0, 0];
  for (const [oldAt, before] of removed.entries()) {
    const rest = added.slice(newFrom);
    const scores = rest.map(({ kind, text }) => (kind === before.kind ? similarity(before.text, text) : 0));
    const best = Math.max(0, ...scores);
    if (best < ALIKE) continue;
    const newAt = newFrom + scores.indexOf(best);
    pairs.push(...pairInPlace(removed.slice(oldFrom, oldAt), added.slice(newFrom, newAt)));
    pairs.push({ before, after: added[newAt] as Sentence });
    [oldFrom, newFrom] = [oldAt + 1, newAt + 1];
  }
  return [...pairs, ...pairInPlace(removed.slice(oldFrom), added.slice(newFrom))];
}

/** Pairs the sentences that differ between two states of a text; those that are equal are left out. */
export function pairSentences(before: readonly Sentence[], after: readonly Sentence[]): Pair[] {
  const pairs: Pair[] = [];
  let [oldAt, newAt] = [0, 0];
  let removed: readonly Sentence[] = [];
  let added: readonly Sentence[] = [];
  const endHunk = (): void => {
    pairs.push(...pairUp(removed, added));
    removed = [];
    added = [];
  };
  const texts = (sentences: readonly Sentence[]) => sentences.map(({ kind, text }) => `${kind} ${text}`);
  for (const { value, added: isNew, removed: isOld } of diffArrays(texts(before), texts(after))) {
    const { length } = value;
    if (isOld) removed = before.slice(oldAt, oldAt + length);
    if (isNew) added = after.slice(newAt, newAt + length);
    if (!isOld && !isNew) endHunk();
    if (!isNew) oldAt += length;
    if (!isOld) newAt += length;
  }
  endHunk();
  return pairs;
}
