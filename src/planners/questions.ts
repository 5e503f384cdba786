import type { Day } from '../utils/calendar';
import { withoutMarks } from '../utils/invisible-marks';
import { type Amount, readAmount } from './money';
import { type DayPart, dayIn, dayOfEntry, FIRST_DAY, LAST_DAY, validateDay, yearIn } from './typed-day';

/** Entries as typed, by question. */
export type Texts = Readonly<Record<string, string>>;

/** A question's texts. */
interface QuestionWords {
  readonly label: string;
  /** Follows the label in a lighter tone. */
  readonly note?: string;
  /** May contain facts, as `{fact:id unit}`. */
  readonly hint?: string;
}

/** Questions shown side by side, adjacent in the table. */
export interface QuestionGroup {
  /** The question that all of them answer together. */
  readonly words?: QuestionWords;
  /** Puts narrow fields on one line, such as month and year, with their errors above. */
  readonly isCompact?: boolean;
}

interface Asked extends QuestionWords {
  /** Replaces the texts while another question has a certain answer. */
  readonly wordsWhen?: QuestionWords & { readonly when: AnswersGiven };
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Asked only while each of these questions has one of these answers. */
  readonly when?: AnswersGiven;
  /** The initial choice. */
  readonly initially?: string;
  readonly group?: QuestionGroup;
  /**
   * Replace the shared messages; may contain `{label}` and the limits. `belowLimit` and `aboveLimit` concern limits set by
   * other answers.
   */
  readonly unreadable?: string;
  readonly belowLimit?: string;
  readonly aboveLimit?: string;
  /** Replaces the hint once other answers supply its values. */
  readonly hintWhenKnown?: string;
}

/** For each of these questions, some of its answers. */
type AnswersGiven = Readonly<Record<string, readonly string[]>>;

/** A row of a planner's question table. */
export type Question = Asked &
  (
    | { readonly kind: 'day'; readonly min?: Day }
    | { readonly kind: 'year'; readonly min: number; readonly max: number }
    | { readonly kind: 'money' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
    | { readonly kind: 'text'; readonly most: number }
    | {
        readonly kind: 'choice';
        /** The values in saved files, which must never change, and their labels. */
        readonly options: Readonly<Record<string, string>>;
        /** A select's first line, which selects nothing; without it, all answers are shown as radio buttons. */
        readonly none?: string;
      }
  );

/** A planner's questions by id, in order. The ids are field names in saved files. */
export type Questions = Readonly<Record<string, Question>>;

/** The ids of a table. */
export type IdOf<Table> = keyof Table & string;

/** The entries of a table's fields. */
export type EntriesOf<Table> = Readonly<Record<IdOf<Table>, string>>;

type ValueOf<Row> = Row extends { readonly kind: 'money' }
  ? Amount
  : Row extends { readonly kind: 'number' | 'year' }
    ? number
    : Row extends { readonly kind: 'choice'; readonly options: infer Options }
      ? `${keyof Options & (string | number)}`
      : string;

/** The answers of a table; null if unasked, empty or wrong. */
export type AnswersOf<Table> = { readonly [Id in IdOf<Table>]: ValueOf<Table[Id]> | null };

/** A table's empty entries. */
export function emptyEntries<Table extends Questions>(table: Table): EntriesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([id, { initially = '' }]) => [id, initially]),
  ) as EntriesOf<Table>;
}

/** Whether a question is asked, given the other answers. */
export function isAsked({ when = {} }: { readonly when?: AnswersGiven }, entries: Texts): boolean {
  return Object.entries(when).every(([id, values]) => values.includes(entries[id] ?? ''));
}

/** A question's texts, given the other answers. */
export function wordsOf({ wordsWhen, label, note, hint }: Question, entries: Texts): QuestionWords {
  return wordsWhen && isAsked(wordsWhen, entries) ? wordsWhen : { label, note, hint };
}

/** The questions asked, with groups kept together. */
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

/** Limits for an answer from other answers and facts. */
export interface Limit {
  readonly min?: Day | number;
  readonly max?: Day | number;
  /** Values for `hintWhenKnown`. */
  readonly hintValues?: Readonly<Record<string, Day>>;
}

/** Limits by question. */
export type Limits = Readonly<Record<string, Limit | undefined>>;

export type LimitsOf<Table> = { readonly [Id in IdOf<Table>]?: Limit };

/** A problem with an answer. */
export interface Problem {
  readonly id: string;
  /**
   * `belowRange` and `aboveRange` violate the question's own range; `belowLimit` and `aboveLimit` violate limits set by
   * other answers.
   */
  readonly kind: 'missing' | 'unreadable' | 'belowRange' | 'aboveRange' | 'step' | 'belowLimit' | 'aboveLimit';
  /** The parts of a day that are missing or wrong. */
  readonly parts?: readonly DayPart[];
}

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Parses a typed number: a point or comma before decimals, or commas between thousands. Null for anything else. */
export function numberIn(text: string): number | null {
  const typed = withoutMarks(text).trim();
  if (typed === '') return null;
  const value = Number(WITH_THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

type Value = Day | number | bigint;

/** A question's own range, regardless of other answers. */
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

/** A text's value, possibly out of range; null if unreadable. */
function readValue(question: Question, text: string): Value | null {
  switch (question.kind) {
    case 'day':
      return dayIn(dayOfEntry(text, question.min) ?? '');
    case 'year':
      return yearIn(text, question.min);
    case 'number':
      return numberIn(text);
    case 'money':
      // Pay is never zero.
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

/** An answer's first problem. */
function validate(question: Question, text: string, limit: Limit): Omit<Problem, 'id'> | null {
  if (text.trim() === '') return question.isOptional ? null : { kind: 'missing' };
  if (question.kind === 'day') {
    return validateDay(text, question.min) ?? rangeFault(question, dayOfEntry(text, question.min) ?? text, limit);
  }
  const value = readValue(question, text);
  return value === null ? { kind: 'unreadable' } : rangeFault(question, value, limit);
}

/** The problems of a table's entries, in question order; both form and plan use this check. */
export function problemsIn(table: Questions, entries: Texts, limits: Limits = {}): readonly Problem[] {
  return Object.entries(table).flatMap(([id, question]) => {
    if (!isAsked(question, entries)) return [];
    const problem = validate(question, entries[id] ?? '', limits[id] ?? {});
    return problem ? [{ id, ...problem }] : [];
  });
}

/** A table's answers, each judged alone; null if unasked, empty or wrong, regardless of limits from other answers. */
export function answersIn<Table extends Questions>(table: Table, entries: EntriesOf<Table>): AnswersOf<Table> {
  // A number with too many decimals is still usable.
  const wrong = new Set(problemsIn(table, entries).flatMap(({ id, kind }) => (kind === 'step' ? [] : [id])));
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => {
      const isGiven = isAsked(question, entries) && !wrong.has(id);
      return [id, isGiven ? readValue(question, entries[id as IdOf<Table>]) : null];
    }),
  ) as AnswersOf<Table>;
}
