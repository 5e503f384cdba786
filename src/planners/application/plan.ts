import type { Day } from '../../utils/calendar';
import { answersIn } from '../shared/answers';
import { withDraft } from '../shared/entry-list';
import { countWords } from '../shared/typed-text';
import { APPLICATION_QUESTIONS, type CriterionEntry, EMPTY_CRITERION, type Entries } from './questions';

/** The four parts of an example, in their order. */
export const PARTS = ['situation', 'task', 'action', 'result'] as const;

/** What may be worth another look: more "we" than "I", a result without a change, used too often. */
export type Doubt = 'we' | 'result' | 'often';

/** A criterion with whatever answers it. */
export interface Answered {
  readonly criterion: CriterionEntry;
  /** The entry that holds the example or the fact; null while there is none. */
  readonly source: CriterionEntry | null;
  /** Of an entry's own example only. */
  readonly doubts: readonly Doubt[];
}

/** A paragraph of the text, and the criteria that it answers, of which the first one sets its place. */
export interface Block {
  readonly criteria: readonly CriterionEntry[];
  readonly text: string;
}

/** An application: its text, and what it lacks. */
export interface ApplicationPlan {
  readonly entries: Entries;
  readonly answered: readonly Answered[];
  /** The criteria without an answer, essential ones first. */
  readonly open: readonly CriterionEntry[];
  readonly blocks: readonly Block[];
  /** The whole text, as it is copied. */
  readonly text: string;
  readonly words: number;
  readonly limit: number | null;
  readonly closes: Day | null;
}

/** An example used this often is worth another look. */
const OFTEN = 3;

const CHANGE =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twice|all|none|every|each|within|hour|day|week|month)\b|\b(?:fell|rose|reduced|improved|increased|dropped|fewer|less|more|now|since|no longer|adopted|began|stopped|became|recovered|passed|thanked|better|sooner|earlier|faster)\b/iu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Ends each part like a sentence, so that they can follow each other. */
const sentence = (text: string): string => text.trim().replace(/(?<=[\p{L}\p{N})”"’'%])$/u, '.');

/** An entry's own example or fact, as a paragraph; empty without one. */
export function ownText(entry: CriterionEntry): string {
  const texts = entry.answer === 'fact' ? [entry.fact] : PARTS.map((part) => entry[part]);
  if (entry.answer !== 'fact' && entry.answer !== 'example') return '';
  return texts.map(sentence).filter(Boolean).join(' ');
}

/** The entry whose example or fact answers a criterion; null if that has no text. */
export function sourceOf(entry: CriterionEntry, all: readonly CriterionEntry[]): CriterionEntry | null {
  const source = entry.answer === 'same' ? all.find(({ id }) => id === entry.same) : entry;
  return source && ownText(source) !== '' ? source : null;
}

/** What in a criterion's own example may be worth another look. */
export function doubtsOf(entry: CriterionEntry, all: readonly CriterionEntry[]): readonly Doubt[] {
  if (entry.answer !== 'example' || ownText(entry) === '') return [];
  const told = PARTS.map((part) => entry[part]).join(' ');
  const uses = all.filter((other) => sourceOf(other, all) === entry).length;
  const doubts: Readonly<Record<Doubt, boolean>> = {
    we: count(told, /\b(?:we|our|ours|us)\b/gi) > count(told, /\b(?:I|my|mine|me)\b/g),
    result: entry.result.trim() !== '' && !CHANGE.test(entry.result),
    often: uses >= OFTEN,
  };
  return (Object.keys(doubts) as Doubt[]).filter((doubt) => doubts[doubt]);
}

/** The paragraphs in the order of the criteria; an example that answers several stands at the first of them. */
function blocksOf(answered: readonly Answered[]): readonly Block[] {
  const sources = new Set(answered.flatMap(({ source }) => source ?? []));
  return [...sources].map((source) => ({
    criteria: answered.filter((each) => each.source === source).map(({ criterion }) => criterion),
    text: ownText(source),
  }));
}

/** Puts an application together; the entries may lack anything but the post. */
export function planOf(entries: Entries): ApplicationPlan | null {
  const { post, limit, closes, headings } = answersIn(APPLICATION_QUESTIONS, entries);
  if (post === null) return null;
  // What is typed counts at once, in the list or not.
  const { entries: criteria } = withDraft(
    { entries: entries.criteria, draft: entries.criterionDraft },
    EMPTY_CRITERION,
  );
  const answered = criteria.map((criterion) => ({
    criterion,
    source: sourceOf(criterion, criteria),
    doubts: doubtsOf(criterion, criteria),
  }));
  const blocks = blocksOf(answered);
  const text = blocks
    .map((block) =>
      [...(headings === 'no' ? [] : block.criteria.map((criterion) => criterion.text)), block.text].join('\n'),
    )
    .join('\n\n');
  const isLater = ({ weight }: CriterionEntry): number => Number(weight === 'desirable');
  const open = answered
    .flatMap(({ criterion, source }) => (source ? [] : criterion))
    .toSorted((one, other) => isLater(one) - isLater(other));
  return { entries, answered, open, blocks, text, words: countWords(text), limit, closes };
}

/**
 * The criteria after a change of their list: several lines become several criteria, and the example of one that has gone
 * passes to the first of those that used it.
 */
export function settled(
  before: readonly CriterionEntry[],
  after: readonly CriterionEntry[],
): readonly CriterionEntry[] {
  const heirs = new Map<string, CriterionEntry>();
  const passed = after.map((entry) => {
    const lost = before.find(({ id }) => entry.answer === 'same' && id === entry.same);
    if (!lost || after.some(({ id }) => id === lost.id)) return entry;
    const heir = heirs.get(lost.id);
    if (heir) return { ...entry, same: heir.id };
    const next = { ...lost, id: entry.id, text: entry.text, weight: entry.weight, group: entry.group };
    heirs.set(lost.id, next);
    return next;
  });
  let last = Math.max(0, ...passed.map(({ id }) => Number(id)));
  return passed.flatMap((entry) => {
    const [text = '', ...more] = entry.text.split(/\s*\n\s*/).filter(Boolean);
    if (more.length === 0) return entry;
    const { weight, group } = entry;
    const rest = more.map((each) => {
      last += 1;
      return { ...EMPTY_CRITERION, weight, group, text: each.trim(), id: String(last) };
    });
    return [{ ...entry, text }, ...rest];
  });
}

/** One criterion from two neighbours, with all that was written for either. */
export function joined(above: CriterionEntry, below: CriterionEntry): CriterionEntry {
  const { answer, same } = ownText(above) !== '' || ownText(below) === '' ? above : below;
  const parts = [...PARTS, 'fact'] as const;
  const texts = parts.map((part) => [part, [above[part], below[part]].filter(Boolean).join('\n')]);
  return { ...above, ...Object.fromEntries(texts), answer, same, text: `${above.text} ${below.text}` };
}
