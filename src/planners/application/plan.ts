import type { Day } from '../../utils/calendar';
import { withoutMarks } from '../../utils/invisible-marks';
import { withIds } from '../shared/entry-list';
import { valuesIn } from '../shared/read-answers';
import { countWords, sentLength } from '../shared/typed-text';
import { APPLICATION_QUESTIONS, type ApplicationAnswers, type CriterionAnswer, EMPTY_CRITERION } from './questions';

/** The four parts of an example, in their order. */
export const PARTS = ['situation', 'task', 'action', 'result'] as const;

/** What may be worth another look: more "we" than "I", a result without a change, used too often. */
export type Doubt = 'we' | 'result' | 'often';

/** A criterion with whatever answers it. */
export interface Answered {
  readonly criterion: CriterionAnswer;
  /** The entry that holds the example or the fact; null while there is none. */
  readonly source: CriterionAnswer | null;
  /** Of an entry's own example only. */
  readonly doubts: readonly Doubt[];
}

/** A paragraph of the text, with the criteria that it answers, if they stand above it. */
export interface Block {
  readonly id: string;
  readonly headings: readonly CriterionAnswer[];
  readonly text: string;
}

/** An application: its text, and what it lacks. */
export interface ApplicationPlan {
  readonly answers: ApplicationAnswers;
  readonly answered: readonly Answered[];
  /** The criteria without an answer, essential ones first. */
  readonly open: readonly CriterionAnswer[];
  readonly blocks: readonly Block[];
  /** The whole text, as it is copied. */
  readonly text: string;
  /** The length, in what the form counts, of what its limit is for: the whole text, or the longest answer. */
  readonly size: number;
  readonly limit: number | null;
  readonly closes: Day | null;
}

/** An example used this often is worth another look. */
const OFTEN = 3;

const CHANGE =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twice|all|none|every|each|within|hour|day|week|month)\b|\b(?:fell|rose|reduced|improved|increased|dropped|fewer|less|more|now|since|no longer|adopted|began|stopped|became|recovered|passed|thanked|better|sooner|earlier|faster)\b/iu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** A sign of a list, which some forms refuse. */
const LIST_SIGN = /^\s*[•●▪◦·\uF0B7\uF0A7*–-]\s+/;

/** A text as every form takes it: its lines and blank lines, but no signs of lists, invisible marks blanks at the ends and letters in parts. */
const plainLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => withoutMarks(line.replace(/\t/g, ' ')).replace(LIST_SIGN, '').trimEnd())
    .join('\n')
    .normalize()
    .trim();

/** Ends each part like a sentence, so that they can follow each other. */
const sentence = (text: string): string => plainLines(text).replace(/(?<=[\p{L}\p{N})”"’'%])$/u, '.');

/** An entry's own example or fact, as a paragraph; empty without one. */
export function ownText(entry: CriterionAnswer): string {
  const texts = entry.answer === 'fact' ? [entry.fact] : PARTS.map((part) => entry[part]);
  if (entry.answer !== 'fact' && entry.answer !== 'example') return '';
  return texts.map(sentence).filter(Boolean).join(' ');
}

/** The entry whose example or fact answers a criterion; null if that has no text. */
export function sourceOf(entry: CriterionAnswer, all: readonly CriterionAnswer[]): CriterionAnswer | null {
  const source = entry.answer === 'same' ? all.find(({ id }) => id === entry.same) : entry;
  return source && ownText(source) !== '' ? source : null;
}

/** What in a criterion's own example may be worth another look. */
export function doubtsOf(entry: CriterionAnswer, all: readonly CriterionAnswer[]): readonly Doubt[] {
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

/** A text's length in what the form counts. */
export const sizeOf = (text: string, unit: string): number =>
  unit === 'characters' ? sentLength(text) : countWords(text);

/** What answers each criterion, and the text of it all. */
export function textOf(answers: ApplicationAnswers): Pick<ApplicationPlan, 'answered' | 'blocks' | 'text'> {
  const { criteria } = answers;
  const answered = criteria.map((criterion) => ({
    criterion,
    source: sourceOf(criterion, criteria),
    doubts: doubtsOf(criterion, criteria),
  }));
  // An example that answers several criteria stands at the first of them.
  const blocks = [...new Set(answered.flatMap(({ source }) => source ?? []))].map((source): Block => {
    const users = answered.filter((each) => each.source === source).map(({ criterion }) => criterion);
    return { id: source.id, headings: answers.headings === 'no' ? [] : users, text: ownText(source) };
  });
  const text = blocks
    .map((block) => [...block.headings, block].map((part) => part.text).join('\n'))
    .join('\n\n')
    .normalize();
  return { answered, blocks, text };
}

/** Puts an application together; the answers may lack anything but the post. */
export function planOf(answers: ApplicationAnswers): ApplicationPlan | null {
  const { post, limit, unit, per, closes } = valuesIn(APPLICATION_QUESTIONS, answers);
  if (post === null) return null;
  const { answered, blocks, text } = textOf(answers);
  const unanswered = answered.filter(({ source }) => !source).map(({ criterion }) => criterion);
  const open = [false, true].flatMap((isLater) =>
    unanswered.filter(({ weight }) => isLater === (weight === 'desirable')),
  );
  const limited = per === 'answer' ? blocks.map((block) => block.text) : [text];
  const size = Math.max(0, ...limited.map((each) => sizeOf(each, unit ?? '')));
  return { answers, answered, open, blocks, text, size, limit, closes };
}

/**
 * The criteria after a change of their list: several lines become several criteria, and the example of one that has gone
 * passes to the first of those that used it.
 */
export function settled(
  before: readonly CriterionAnswer[],
  after: readonly CriterionAnswer[],
): readonly CriterionAnswer[] {
  const gone = before.filter(({ id }) => !after.some((entry) => entry.id === id));
  const passed = gone.reduce((all, lost) => {
    const users = all.filter(({ answer, same }) => answer === 'same' && same === lost.id);
    return all.map((entry) => {
      const { id, text, weight, group } = entry;
      if (entry === users[0]) return { ...lost, id, text, weight, group };
      return users.includes(entry) ? { ...entry, same: users[0]?.id ?? '' } : entry;
    });
  }, after);
  return withIds(
    passed.flatMap((entry) => {
      const { weight, group } = entry;
      const [text = entry.text, ...more] = entry.text.split(/\s*\n\s*/).filter(Boolean);
      return [{ ...entry, text }, ...more.map((each) => ({ ...EMPTY_CRITERION, weight, group, text: each.trim() }))];
    }),
  );
}

/** One criterion from two neighbours, with all that was written for either. */
export function joined(above: CriterionAnswer, below: CriterionAnswer): CriterionAnswer {
  const { answer, same } = ownText(above) !== '' || ownText(below) === '' ? above : below;
  const parts = [...PARTS, 'fact'] as const;
  const texts = parts.map((part) => [part, [above[part], below[part]].filter(Boolean).join('\n')]);
  return { ...above, ...Object.fromEntries(texts), answer, same, text: `${above.text} ${below.text}` };
}
