import type { Day } from '../utils/calendar';
import { withoutMarks } from '../utils/invisible-marks';
import { type Amount, readAmount } from './money';
import { type DayPart, dayIn, dayOfEntry, FIRST_DAY, faultOfDay, LAST_DAY, yearIn } from './typed-day';

/** What is entered, as it is typed, by question. */
export type Texts = Readonly<Record<string, string>>;

/** What a visitor reads of a question. */
export interface QuestionCopy {
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string | null;
  readonly hint?: string | null;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Questions that are asked beside each other, one after the other in the table. */
export interface QuestionGroup<Copy> {
  /** The question that all of them answer together. */
  readonly copy?: (copy: Copy) => QuestionCopy;
  /** Narrow fields in one line, such as month and year; what is wrong is said above them. */
  readonly isCompact?: boolean;
}

/** A template of the copy for what is wrong; it may hold `{label}` and the limits. */
type Message<Copy> = (copy: Copy) => string;

interface Asked<Copy> {
  readonly copy: (copy: Copy, entries: Texts) => QuestionCopy;
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Asked only while each of these questions has one of these answers. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** What is chosen at first. */
  readonly initially?: string;
  readonly group?: QuestionGroup<Copy>;
  /** In place of what all planners say. `belowLimit` and `aboveLimit` are about the limits that other answers set. */
  readonly unreadable?: Message<Copy>;
  readonly belowLimit?: Message<Copy>;
  readonly aboveLimit?: Message<Copy>;
  /** In place of the hint, once other answers give its values. */
  readonly hintWhenKnown?: Message<Copy>;
}

/** A row of a planner's table of questions. */
export type Question<Copy> = Asked<Copy> &
  (
    | { readonly kind: 'day'; readonly min?: Day }
    | { readonly kind: 'year'; readonly min: number; readonly max: number }
    | { readonly kind: 'money' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: 'text'; readonly most: number }
    /** One of a few answers; the labels are in the order of the values. */
    | {
        readonly kind: 'choice';
        readonly values: readonly string[];
        readonly labels: (copy: Copy, language: string) => readonly string[];
        /** The first line of a list, which chooses nothing; without it, all answers are shown. */
        readonly none?: (copy: Copy) => string;
      }
    /** One of the answers that the copy lists. */
    | {
        readonly kind: 'option';
        readonly options: (copy: Copy) => readonly Option[];
        readonly none: (copy: Copy) => string;
      }
  );

/** A question that is answered with yes or no. */
export function yesNo<Copy>(
  copy: (copy: Copy) => QuestionCopy & { readonly answerYes: string; readonly answerNo: string },
) {
  const labels = (all: Copy) => [copy(all).answerYes, copy(all).answerNo];
  return { kind: 'choice', values: ['yes', 'no'], copy, labels } as const;
}

/** A planner's questions by id, in the order in which they are asked. The ids are the names of fields in saved files. */
export type Questions<Copy> = Readonly<Record<string, Question<Copy>>>;

/** The ids of a table. */
export type IdOf<Table> = keyof Table & string;

/** What is entered into a table's fields. */
export type EntriesOf<Table> = Readonly<Record<IdOf<Table>, string>>;

type ValueOf<Row> = Row extends { readonly kind: 'money' }
  ? Amount
  : Row extends { readonly kind: 'number' | 'year' }
    ? number
    : Row extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
      ? Value
      : string;

/** The answers of a table; null for what is not asked, left empty or wrong. */
export type AnswersOf<Table> = { readonly [Id in IdOf<Table>]: ValueOf<Table[Id]> | null };

/** The fields of a table before anything is entered. */
export function emptyEntries<Table extends Questions<never>>(table: Table): EntriesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([id, { initially = '' }]) => [id, initially]),
  ) as EntriesOf<Table>;
}

/** Whether a question is asked, going by the answers to others. */
export function isAsked({ when = {} }: Pick<Question<never>, 'when'>, entries: Texts): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(entries[id] ?? ''));
}

/** The rows that are asked, those of one group together. */
export function askedGroups<Copy>(
  table: Questions<Copy>,
  entries: Texts,
): readonly (readonly (readonly [id: string, question: Question<Copy>])[])[] {
  const groups: [string, Question<Copy>][][] = [];
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

type Row = Question<never>;
type Value = Day | number | bigint;

/** The values that a question takes whatever the other answers are. */
export function rangeOf(question: Row): { readonly min?: Day | number; readonly max?: Day | number } {
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
function readValue(question: Row, text: string): Value | null {
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
      return question.values.includes(text) ? text : null;
    default:
      return text.trim() === '' ? null : text;
  }
}

const isWhole = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;

function rangeFault(question: Row, compared: Value, limit: Limit): Omit<Problem, 'id'> | null {
  const isBelow = (min: Day | number | undefined): boolean => min !== undefined && compared < min;
  const isAbove = (max: Day | number | undefined): boolean => max !== undefined && compared > max;
  const range = rangeOf(question);
  if (isBelow(range.min)) return { kind: 'belowRange' };
  if (isAbove(range.max)) return { kind: 'aboveRange' };
  if (question.kind === 'number' && !isWhole(Number(compared), question.step)) return { kind: 'step' };
  if (isBelow(limit.min)) return { kind: 'belowLimit' };
  return isAbove(limit.max) ? { kind: 'aboveLimit' } : null;
}

function faultOf(question: Row, text: string, limit: Limit): Omit<Problem, 'id'> | null {
  if (text.trim() === '') return question.isOptional ? null : { kind: 'missing' };
  if (question.kind === 'day') {
    return faultOfDay(text, question.min) ?? rangeFault(question, dayOfEntry(text, question.min) ?? text, limit);
  }
  const value = readValue(question, text);
  return value === null ? { kind: 'unreadable' } : rangeFault(question, value, limit);
}

/** What is wrong with the entries of a table, in the order of its questions: the one check of a form and of a plan. */
export function problemsIn<Table extends Questions<never>>(
  table: Table,
  entries: EntriesOf<Table>,
  limits: LimitsOf<Table> = {},
): readonly Problem[] {
  return Object.entries<Row>(table).flatMap(([id, question]) => {
    if (!isAsked(question, entries)) return [];
    const fault = faultOf(question, entries[id as IdOf<Table>], limits[id as IdOf<Table>] ?? {});
    return fault ? [{ id, ...fault }] : [];
  });
}

/** The answers of a table, each on its own; null for what is not asked, empty or wrong, but whatever the other answers allow. */
export function answersIn<Table extends Questions<never>>(table: Table, entries: EntriesOf<Table>): AnswersOf<Table> {
  // Too many decimals can still be counted.
  const wrong = new Set(problemsIn(table, entries).flatMap(({ id, kind }) => (kind === 'step' ? [] : [id])));
  return Object.fromEntries(
    Object.entries<Row>(table).map(([id, question]) => {
      const isGiven = isAsked(question, entries) && !wrong.has(id);
      return [id, isGiven ? readValue(question, entries[id as IdOf<Table>]) : null];
    }),
  ) as AnswersOf<Table>;
}
