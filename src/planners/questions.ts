import type { Day } from '../utils/calendar';
import { withoutMarks } from '../utils/invisible-marks';
import { type Amount, readAmount } from './money';
import { type DayPart, dayIn, dayOfEntry, FIRST_DAY, LAST_DAY, validateDay, yearIn } from './typed-day';

/** What is entered, as it is typed, by question. */
export type Texts = Readonly<Record<string, string>>;

/** What a visitor reads of a question. */
interface QuestionWords {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  /** May name facts, as `{fact:id unit}`. */
  readonly hint?: string;
}

/** One of the answers to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Questions that are asked beside each other, one after the other in the table. */
export interface QuestionGroup {
  /** The question that all of them answer together. */
  readonly words?: QuestionWords;
  /** Narrow fields in one line, such as month and year; what is wrong is said above them. */
  readonly isCompact?: boolean;
}

interface Asked extends QuestionWords {
  /** Other words while another question has a certain answer. */
  readonly wordsWhen?: QuestionWords & { readonly when: AnswersGiven };
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Asked only while each of these questions has one of these answers. */
  readonly when?: AnswersGiven;
  /** What is chosen at first. */
  readonly initially?: string;
  readonly group?: QuestionGroup;
  /** In place of what all planners say; with `{label}` and the limits. `belowLimit` and `aboveLimit` are about the limits that other answers set. */
  readonly unreadable?: string;
  readonly belowLimit?: string;
  readonly aboveLimit?: string;
  /** In place of the hint, once other answers give its values. */
  readonly hintWhenKnown?: string;
}

/** Some of the answers to each of these questions. */
type AnswersGiven = Readonly<Record<string, readonly string[]>>;

/** A row of a planner's table of questions. */
export type Question = Asked &
  (
    | { readonly kind: 'day'; readonly min?: Day }
    | { readonly kind: 'year'; readonly min: number; readonly max: number }
    | { readonly kind: 'money' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: 'text'; readonly most: number }
    | {
        readonly kind: 'choice';
        /** What saved files hold, which never changes, and what a visitor reads. */
        readonly options: Readonly<Record<string, string>>;
        /** The first line of a list, which chooses nothing; without it, all answers are shown. */
        readonly none?: string;
      }
  );

/** A planner's questions by id, in the order in which they are asked. The ids are the names of fields in saved files. */
export type Questions = Readonly<Record<string, Question>>;

/** The ids of a table. */
export type IdOf<Table> = keyof Table & string;

/** What is entered into a table's fields. */
export type EntriesOf<Table> = Readonly<Record<IdOf<Table>, string>>;

type ValueOf<Row> = Row extends { readonly kind: 'money' }
  ? Amount
  : Row extends { readonly kind: 'number' | 'year' }
    ? number
    : Row extends { readonly kind: 'choice'; readonly options: infer Options }
      ? `${keyof Options & (string | number)}`
      : string;

/** The answers of a table; null for what is not asked, left empty or wrong. */
export type AnswersOf<Table> = { readonly [Id in IdOf<Table>]: ValueOf<Table[Id]> | null };

/** The fields of a table before anything is entered. */
export function emptyEntries<Table extends Questions>(table: Table): EntriesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([id, { initially = '' }]) => [id, initially]),
  ) as EntriesOf<Table>;
}

/** Whether a question is asked, going by the answers to others. */
export function isAsked({ when = {} }: { readonly when?: AnswersGiven }, entries: Texts): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(entries[id] ?? ''));
}

/** What a visitor reads of a question, going by the answers to others. */
export function wordsOf({ wordsWhen, label, note, hint }: Question, entries: Texts): QuestionWords {
  return wordsWhen && isAsked(wordsWhen, entries) ? wordsWhen : { label, note, hint };
}

/** The answers from which one can be chosen. */
export function optionsOf(question: Question): readonly Option[] {
  if (question.kind !== 'choice') return [];
  return Object.entries(question.options).map(([value, label]) => ({ value, label }));
}

/** The rows that are asked, those of one group together. */
export function askedGroups(
  table: Questions,
  entries: Texts,
): readonly (readonly (readonly [id: string, question: Question])[])[] {
  const groups: [string, Question][][] = [];
  for (const row of Object.entries(table).filter(([, question]) => isAsked(question, entries))) {
    const { group } = row[1];
    const last = groups.at(-1);
    if (last && group && last[0]?.[1].group === group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** What other answers and the facts say about an answer. */
export interface Limit {
  readonly min?: Day | number;
  readonly max?: Day | number;
  /** The values of the template `hintWhenKnown`. */
  readonly hintValues?: Readonly<Record<string, Day>>;
}

export type LimitsOf<Table> = { readonly [Id in IdOf<Table>]?: Limit };

/** What is wrong with an answer. */
export interface Problem {
  readonly id: string;
  /** `belowRange` and `aboveRange`: outside what the question takes; `belowLimit` and `aboveLimit`: outside what other answers allow. */
  readonly kind: 'missing' | 'unreadable' | 'belowRange' | 'aboveRange' | 'step' | 'belowLimit' | 'aboveLimit';
  /** The parts of a day that are missing or wrong. */
  readonly parts?: readonly DayPart[];
}

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as it is typed: a point or a comma before decimals, or commas between thousands. Null for anything else. */
export function numberIn(text: string): number | null {
  const typed = withoutMarks(text).trim();
  if (typed === '') return null;
  const value = Number(WITH_THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

type Value = Day | number | bigint;

/** The values that a question takes whatever the other answers are. */
export function rangeOf(question: Question): { readonly min?: Day | number; readonly max?: Day | number } {
  switch (question.kind) {
    case 'day':
      return { min: question.min ?? FIRST_DAY, max: LAST_DAY };
    case 'year':
    case 'number':
      return question;
    default:
      return {};
  }
}

/** The value of a text, which may be outside the range; null where it cannot be read. */
function readValue(question: Question, text: string): Value | null {
  switch (question.kind) {
    case 'day':
      return dayIn(dayOfEntry(text, question.min) ?? '');
    case 'year':
      return yearIn(text, question.min);
    case 'number':
      return numberIn(text);
    case 'money':
      // Nobody is paid nothing.
      return readAmount(text) || null;
    case 'choice':
      return Object.hasOwn(question.options, text) ? text : null;
    default:
      return text.trim() === '' ? null : text;
  }
}

const isWhole = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;

function rangeFault(question: Question, compared: Value, limit: Limit): Omit<Problem, 'id'> | null {
  const isBelow = (min: Day | number | undefined): boolean => min !== undefined && compared < min;
  const isAbove = (max: Day | number | undefined): boolean => max !== undefined && compared > max;
  const range = rangeOf(question);
  if (isBelow(range.min)) return { kind: 'belowRange' };
  if (isAbove(range.max)) return { kind: 'aboveRange' };
  if (question.kind === 'number' && !isWhole(Number(compared), question.step)) return { kind: 'step' };
  if (isBelow(limit.min)) return { kind: 'belowLimit' };
  return isAbove(limit.max) ? { kind: 'aboveLimit' } : null;
}

/** What is wrong with one answer, the first thing that is. */
function validate(question: Question, text: string, limit: Limit): Omit<Problem, 'id'> | null {
  if (text.trim() === '') return question.isOptional ? null : { kind: 'missing' };
  if (question.kind === 'day') {
    return validateDay(text, question.min) ?? rangeFault(question, dayOfEntry(text, question.min) ?? text, limit);
  }
  const value = readValue(question, text);
  return value === null ? { kind: 'unreadable' } : rangeFault(question, value, limit);
}

/** What is wrong with the entries of a table, in the order of its questions: the one check of a form and of a plan. */
export function problemsIn<Table extends Questions>(
  table: Table,
  entries: EntriesOf<Table>,
  limits: LimitsOf<Table> = {},
): readonly Problem[] {
  return Object.entries(table).flatMap(([id, question]) => {
    if (!isAsked(question, entries)) return [];
    const problem = validate(question, entries[id as IdOf<Table>], limits[id as IdOf<Table>] ?? {});
    return problem ? [{ id, ...problem }] : [];
  });
}

/** The answers of a table, each on its own; null for what is not asked, empty or wrong, but whatever the other answers allow. */
export function answersIn<Table extends Questions>(table: Table, entries: EntriesOf<Table>): AnswersOf<Table> {
  // Too many decimals can still be counted.
  const wrong = new Set(problemsIn(table, entries).flatMap(({ id, kind }) => (kind === 'step' ? [] : [id])));
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => {
      const isGiven = isAsked(question, entries) && !wrong.has(id);
      return [id, isGiven ? readValue(question, entries[id as IdOf<Table>]) : null];
    }),
  ) as AnswersOf<Table>;
}
