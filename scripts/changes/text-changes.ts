import { diffArrays } from 'diff';
import { labelOf, type Phrases, type TextLabel } from './labels';
import type { Line } from './page-lines';
import { type Sentence, sentencesOf, similarity } from './sentences';

/** What happened to a text of a page. Without `before` it is new, without `after` it is gone. */
export interface TextChange {
  readonly label: TextLabel;
  readonly before?: string;
  readonly after?: string;
  /** Whether the same text is elsewhere on the page now. */
  readonly isMoved?: true;
  /** The heading that it comes under; of what is gone, the former one. */
  readonly under: string;
  readonly beforePlace?: string;
  readonly afterPlace?: string;
}

/** Two texts with less in common are not one text in two wordings. */
const ALIKE = 0.4;

interface Pair {
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

function hunksOf(before: readonly Sentence[], after: readonly Sentence[]): Pair[] {
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

function changeOf({ before, after }: Pair, phrases: Phrases): TextChange {
  const sentence = after ?? before;
  return {
    label: labelOf(before, after, phrases),
    under: sentence?.under ?? '',
    ...(before && { before: before.text, beforePlace: before.place }),
    ...(after && { after: after.text, afterPlace: after.place }),
  };
}

/** What is gone in one place and new in another is one text that moved. */
function withMoves(changes: readonly TextChange[]): TextChange[] {
  const gone = changes.filter(({ after }) => after === undefined);
  const moved = new Map<TextChange, TextChange>();
  for (const change of changes) {
    if (change.before !== undefined) continue;
    const old = gone.find(({ before }) => before === change.after);
    if (!old) continue;
    gone.splice(gone.indexOf(old), 1);
    moved.set(old, change);
  }
  const arrived = new Set(moved.values());
  return changes
    .filter((change) => !arrived.has(change))
    .map((change) => {
      const arrival = moved.get(change);
      return arrival ? { ...change, ...arrival, isMoved: true as const } : change;
    });
}

/** Neighbours that are all new, or all gone, are told as one. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const result: TextChange[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    const isAlike = (side: 'before' | 'after', other: 'before' | 'after'): boolean =>
      last?.[side] !== undefined &&
      change[side] !== undefined &&
      last[other] === undefined &&
      change[other] === undefined;
    const isSame = last?.label === change.label && last.under === change.under && change.label !== 'heading';
    if (last && isSame && isAlike('after', 'before')) {
      result[result.length - 1] = { ...last, after: `${last.after} ${change.after}` };
    } else if (last && isSame && isAlike('before', 'after')) {
      result[result.length - 1] = { ...last, before: `${last.before} ${change.before}` };
    } else result.push(change);
  }
  return result;
}

/** A heading is also in a list of contents, and a menu in two places; each change is told once. */
function once(changes: readonly TextChange[]): TextChange[] {
  const known = new Map<string, TextChange>();
  for (const change of changes) {
    const key = `${change.before} → ${change.after}`;
    const first = known.get(key);
    if (!first || (first.label !== 'heading' && change.label === 'heading')) known.set(key, change);
  }
  return [...known.values()];
}

const compared = (before: readonly Line[], after: readonly Line[], phrases: Phrases): TextChange[] => {
  const pairs = hunksOf(sentencesOf(before), sentencesOf(after));
  return joined(withMoves(pairs.map((pair) => changeOf(pair, phrases))));
};

/** The lines of each card by where it leads; those in none by the empty address. */
function byCard(lines: readonly Line[]): Map<string, Line[]> {
  const cards = new Map<string, Line[]>([['', []]]);
  for (const line of lines) cards.set(line.card ?? '', [...(cards.get(line.card ?? '') ?? []), line]);
  return cards;
}

/** A card that is there in one state only is told by its heading. */
function cardChange(lines: readonly Line[], side: 'before' | 'after'): TextChange {
  const line = lines.find(({ kind }) => kind === 'heading') ?? (lines[0] as Line);
  return { label: 'card', under: line.under, [side]: line.text, [`${side}Place`]: line.place };
}

/**
 * Compares the texts of two states of a page, sentence by sentence; cards, such as those of a list of articles, with the
 * card that leads to the same address, wherever it is.
 * @param phrases how the figures are worded that the site gives in several places
 */
export function textChanges(before: readonly Line[], after: readonly Line[], phrases: Phrases = []): TextChange[] {
  const [olds, news] = [byCard(before), byCard(after)];
  const changes = [...new Set([...olds.keys(), ...news.keys()])].flatMap((card) => {
    const [old, fresh] = [olds.get(card), news.get(card)];
    if (old && fresh) return compared(old, fresh, phrases);
    return [old ? cardChange(old, 'before') : cardChange(fresh ?? [], 'after')];
  });
  return once(changes);
}
