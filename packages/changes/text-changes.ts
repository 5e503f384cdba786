import { labelOf, type Phrases, type TextLabel } from './labels';
import type { Line } from './page-lines';
import { type Pair, pairSentences } from './pair-sentences';
import { sentencesOf } from './sentences';

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

/** Neighbours that are all new, or all gone, are reported as one. */
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

/** A heading is also in a list of contents, and a menu in two places; each change is reported once. */
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
  const pairs = pairSentences(sentencesOf(before), sentencesOf(after));
  return joined(withMoves(pairs.map((pair) => changeOf(pair, phrases))));
};

/** The lines of each card by where it leads; those in none by the empty address. */
function byCard(lines: readonly Line[]): Map<string, Line[]> {
  const cards = new Map<string, Line[]>([['', []]]);
  for (const line of lines) cards.set(line.card ?? '', [...(cards.get(line.card ?? '') ?? []), line]);
  return cards;
}

/** A card that is there in one state only is reported by its heading. */
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
