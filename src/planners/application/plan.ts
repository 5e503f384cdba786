import { withoutMarks } from '../../utils/invisible-marks';
import { ofEntry, withIds } from '../shared/entry-list';
import { valuesIn } from '../shared/read-answers';
import { countWords, sentLength } from '../shared/typed-text';
import {
  APPLICATION_QUESTIONS,
  type ApplicationAnswers,
  type CriterionAnswer,
  EMPTY_CRITERION,
  MOST_CRITERIA,
} from './questions';

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

/** A text's length in both of what forms count. */
export type Size = ReturnType<typeof sizeOf>;

/** A paragraph of the text: the entry that holds it, and the criteria that it answers, if they stand above it. */
export interface Block {
  readonly source: CriterionAnswer;
  readonly headings: readonly CriterionAnswer[];
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

function writtenIn(entry: CriterionAnswer): string {
  const texts = entry.answer === 'fact' ? [entry.fact] : PARTS.map((part) => entry[part]);
  if (entry.answer !== 'fact' && entry.answer !== 'example') return '';
  return texts.map(sentence).filter(Boolean).join(' ');
}

/** An entry's own example or fact, as a paragraph; empty without one. */
export const ownText = ofEntry(writtenIn);

/** How long a text is, in both of what forms count. */
const sizeOf = (text: string) => ({ words: countWords(text), characters: sentLength(text) });

/** The length of an entry's own example or fact. */
export const ownSize = ofEntry((entry: CriterionAnswer) => sizeOf(ownText(entry)));

const titleWords = ofEntry(({ text }: CriterionAnswer) => countWords(text));

/** What in a criterion's own example may be worth another look, however often it is used. */
const ownDoubts = ofEntry((entry: CriterionAnswer): readonly Doubt[] => {
  const told = entry.answer === 'example' ? PARTS.map((part) => entry[part]).join(' ') : '';
  const doubts: Doubt[] = [];
  if (count(told, /\b(?:we|our|ours|us)\b/gi) > count(told, /\b(?:I|my|mine|me)\b/g)) doubts.push('we');
  if (told !== '' && entry.result.trim() !== '' && !CHANGE.test(entry.result)) doubts.push('result');
  return doubts;
});

/** What answers each criterion. */
export function answeredOf(criteria: readonly CriterionAnswer[]): readonly Answered[] {
  const byId = new Map(criteria.map((entry) => [entry.id, entry]));
  const sources = criteria.map((entry) => {
    const source = entry.answer === 'same' ? byId.get(entry.same) : entry;
    return source && ownText(source) !== '' ? source : null;
  });
  return criteria.map((criterion, index): Answered => {
    const uses = criterion.answer === 'example' ? sources.filter((source) => source === criterion).length : 0;
    const own = ownDoubts(criterion);
    return { criterion, source: sources[index] ?? null, doubts: uses >= OFTEN ? [...own, 'often'] : own };
  });
}

/** What answers each criterion, and the text of it all. */
export function textOf(answers: ApplicationAnswers) {
  const answered = answeredOf(answers.criteria);
  // An example that answers several criteria stands at the first of them.
  const blocks = [...new Set(answered.flatMap(({ source }) => source ?? []))].map((source): Block => {
    const users = answered.filter((each) => each.source === source).map(({ criterion }) => criterion);
    return { source, headings: answers.headings === 'no' ? [] : users };
  });
  const text = blocks
    .map(({ headings, source }) => [...headings.map(({ text }) => text), ownText(source)].join('\n'))
    .join('\n\n')
    .normalize();
  const counts = blocks.flatMap(({ headings, source }) => [...headings.map(titleWords), ownSize(source).words]);
  const words = counts.reduce((sum, each) => sum + each, 0);
  return { answered, blocks, text, length: { words, characters: sentLength(text) } };
}

/** Puts an application together; the answers may lack anything but the post. */
export function planOf(answers: ApplicationAnswers) {
  const { post, limit, unit, per, closes } = valuesIn(APPLICATION_QUESTIONS, answers);
  if (post === null) return null;
  const { answered, blocks, text, length } = textOf(answers);
  const unanswered = answered.filter(({ source }) => !source).map(({ criterion }) => criterion);
  const open = [false, true].flatMap((isLater) =>
    unanswered.filter(({ weight }) => isLater === (weight === 'desirable')),
  );
  const limited = per === 'answer' ? blocks.map(({ source }) => ownSize(source)) : [length];
  const size = Math.max(0, ...limited.map((each) => each[unit ?? 'words']));
  return {
    answers,
    answered,
    /** The criteria without an answer, essential ones first. */
    open,
    blocks,
    text,
    /** The length, in what the form counts, of what its limit is for: the whole text, or the longest answer. */
    size,
    limit,
    closes,
  };
}

/** An application: its text, and what it lacks. */
export type ApplicationPlan = NonNullable<ReturnType<typeof planOf>>;

/** The entries after one has gone: what used its example has it from the criterion that it was joined to, or takes it over. */
function withoutEntry(
  all: readonly CriterionAnswer[],
  lost: CriterionAnswer,
  before: readonly CriterionAnswer[],
): readonly CriterionAnswer[] {
  const textBefore = (id: string): string | undefined => before.find((entry) => entry.id === id)?.text;
  const joint = all.find(({ id, text }) => text === `${textBefore(id)} ${lost.text}`);
  const users = all.filter(({ answer, same }) => answer === 'same' && same === lost.id);
  const heir = joint ?? users[0];
  return all.map((entry) => {
    const { id, text, weight, group } = entry;
    if (entry === heir && !joint) return { ...lost, id, text, weight, group };
    return users.includes(entry) ? { ...entry, same: heir?.id ?? '' } : entry;
  });
}

/** The criteria after a change of their list; several lines become several criteria, as long as the list takes them. */
export function settled(
  before: readonly CriterionAnswer[],
  after: readonly CriterionAnswer[],
): readonly CriterionAnswer[] {
  const gone = before.filter(({ id }) => after.every((entry) => entry.id !== id));
  const entries = gone.reduce((all, lost) => withoutEntry(all, lost, before), after);
  let room = MOST_CRITERIA - entries.length;
  return withIds(
    entries.flatMap((entry) => {
      const { weight, group } = entry;
      const [text = entry.text, ...more] = entry.text.split(/\s*\n\s*/).filter(Boolean);
      if (text === entry.text || more.length > room) return [entry];
      room -= more.length;
      return [{ ...entry, text }, ...more.map((each) => ({ ...EMPTY_CRITERION, weight, group, text: each.trim() }))];
    }),
  );
}

/** A text from several, each once. */
const once = (...texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join('\n');

/** One criterion from two neighbours, with all that was written for either, each once. A fact stands before an example. */
export function joined(above: CriterionAnswer, below: CriterionAnswer): CriterionAnswer {
  const pair = [above, below];
  const parts = Object.fromEntries(PARTS.map((part) => [part, once(above[part], below[part])]));
  const whole = { ...above, ...parts, fact: once(above.fact, below.fact), text: `${above.text} ${below.text}` };
  const own = pair.filter((entry) => ownText(entry) !== '');
  if (own.length === 0) {
    const other = pair.find(({ answer, same }) => answer === 'same' && pair.every(({ id }) => id !== same));
    return other ? { ...whole, answer: 'same', same: other.same } : whole;
  }
  if (own.every(({ answer }) => answer === 'fact')) return { ...whole, answer: 'fact' };
  const facts = own.flatMap(({ answer, fact }) => (answer === 'fact' ? fact : []));
  return { ...whole, answer: 'example', situation: once(...facts, above.situation, below.situation) };
}
