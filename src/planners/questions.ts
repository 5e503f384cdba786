import type { Day } from '../utils/calendar';
import { fillTemplate } from '../utils/fill-template';
import { withoutMarks } from '../utils/invisible-marks';
import { PLANNER_MESSAGES } from './messages';
import { type Amount, readAmount } from './money';
import { type DayPart, dayOfEntry, FIRST_DAY, LAST_DAY, validateDay, yearIn } from './typed-day';
import { dayText, LANGUAGE } from './value-texts';

const { dates, errors } = PLANNER_MESSAGES;

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
  /** Replaces the shared message; may contain the limits. */
  readonly unreadable?: string;
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
  /** Replace the shared messages; may contain `{min}` and `{max}`. */
  readonly below?: string;
  readonly above?: string;
  /** Replaces the question's hint. */
  readonly hint?: string;
}

/** Limits by question. */
export type Limits = Readonly<Record<string, Limit | undefined>>;

export type LimitsOf<Table> = { readonly [Id in IdOf<Table>]?: Limit };

/** A problem with an answer. */
export interface Problem {
  /** The question's id. */
  readonly id: string;
  /** An answer with too many decimals is inexact, but usable. */
  readonly kind: 'missing' | 'wrong' | 'inexact';
  readonly text: string;
  /** The parts of a day that are missing or wrong, if not all of it. */
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
function rangeOf(question: Question): Limit {
  if (question.kind === 'day') return { min: question.min ?? FIRST_DAY, max: LAST_DAY };
  if (question.kind !== 'year' && question.kind !== 'number') return {};
  return { min: question.min, max: question.max };
}

/** A text's value, possibly out of range; null if unreadable. */
function readValue(question: Question, text: string): Value | null {
  switch (question.kind) {
    case 'day':
      return dayOfEntry(text, question.min);
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

const limitText = (limit: Day | number | undefined): string =>
  typeof limit === 'string' ? dayText(limit) : String(limit ?? '');

/** An answer's first problem. */
function validate(question: Question, label: string, text: string, limit: Limit): Omit<Problem, 'id'> | null {
  const problem = (template: string, { min, max }: Limit = limit, kind: Problem['kind'] = 'wrong') => ({
    kind,
    text: fillTemplate(template, { label: label.replace(/\?$/, ''), min: limitText(min), max: limitText(max) }),
  });
  if (text.trim() === '') return question.isOptional ? null : problem(errors.missing, limit, 'missing');
  const fault = question.kind === 'day' ? validateDay(text, question.min) : null;
  if (fault) {
    const part = new Intl.ListFormat(LANGUAGE).format(fault.parts.map((name) => dates[name].toLowerCase()));
    const template = fault.kind === 'missing' ? errors.missingPart : errors.wrongPart;
    return { ...problem(fillTemplate(template, { part })), parts: fault.parts };
  }
  const value = readValue(question, text);
  if (value === null) return problem(question.unreadable ?? errors.unreadable);
  const [low, high] = question.kind === 'day' ? [errors.early, errors.late] : [errors.low, errors.high];
  const outside = (range: Limit) => {
    if (range.min !== undefined && value < range.min) return problem(range.below ?? low, range);
    return range.max !== undefined && value > range.max ? problem(range.above ?? high, range) : null;
  };
  const isInexact = question.kind === 'number' && !isWhole(Number(value), question.step);
  return outside(rangeOf(question)) ?? (isInexact ? problem(errors.step, limit, 'inexact') : outside(limit));
}

/** The problems of a table's entries, in question order; both form and plan use this check. */
export function problemsIn(table: Questions, entries: Texts, limits: Limits = {}): readonly Problem[] {
  return Object.entries(table).flatMap(([id, question]) => {
    if (!isAsked(question, entries)) return [];
    const problem = validate(question, wordsOf(question, entries).label, entries[id] ?? '', limits[id] ?? {});
    return problem ? [{ id, ...problem }] : [];
  });
}

/** A table's answers, each judged alone; null if unasked, empty or wrong, regardless of limits from other answers. */
export function answersIn<Table extends Questions>(table: Table, entries: EntriesOf<Table>): AnswersOf<Table> {
  const wrong = new Set(problemsIn(table, entries).flatMap(({ id, kind }) => (kind === 'inexact' ? [] : [id])));
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => {
      const isGiven = isAsked(question, entries) && !wrong.has(id);
      return [id, isGiven ? readValue(question, entries[id as IdOf<Table>]) : null];
    }),
  ) as AnswersOf<Table>;
}
