import type { Day } from '../utils/calendar';
import { type DayPart, dayIn, dayOfEntry, FIRST_DAY, faultOfDay, LAST_DAY, yearIn } from './day-parts';
import { readAmount } from './money';
import {
  type AnswersOf,
  type EntriesOf,
  emptyEntries,
  type IdOf,
  isAsked,
  type Question,
  type Questions,
  type Texts,
} from './questions';
import { readTexts, type SavedFormat } from './saved-file';

/** What other answers and the facts say about an answer. */
export interface Limit {
  readonly min?: Day | number;
  readonly max?: Day | number;
  /** The values of the template `hintOnce`. */
  readonly known?: Readonly<Record<string, Day>>;
}

export type LimitsOf<Table> = { readonly [Id in IdOf<Table>]?: Limit };

/** What is wrong with an answer. */
export interface Problem {
  readonly id: string;
  /** `low` and `high`: outside what the question takes; `tooLow` and `tooHigh`: outside what other answers allow. */
  readonly kind: 'missing' | 'unreadable' | 'low' | 'high' | 'step' | 'tooLow' | 'tooHigh';
  /** The parts of a day that are missing or wrong. */
  readonly parts?: readonly DayPart[];
}

const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as it is typed: a point or a comma before decimals, or commas between thousands. Null for anything else. */
export function numberIn(text: string): number | null {
  const typed = text.trim();
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
  if (isBelow(range.min)) return { kind: 'low' };
  if (isAbove(range.max)) return { kind: 'high' };
  if (question.kind === 'number' && !isWhole(Number(compared), question.step)) return { kind: 'step' };
  if (isBelow(limit.min)) return { kind: 'tooLow' };
  return isAbove(limit.max) ? { kind: 'tooHigh' } : null;
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

/**
 * How the entries of a table are saved to a file.
 * @param beside texts that are saved with them and are no answers, with what they are at first
 */
export function formatOf<Table extends Questions<never>, Beside extends Texts = Record<never, string>>(
  tool: string,
  table: Table,
  beside?: Beside,
): SavedFormat<EntriesOf<Table> & Beside> {
  const empty = { ...emptyEntries(table), ...beside };
  return { tool, version: 1, read: (data) => readTexts(data, empty) as (EntriesOf<Table> & Beside) | null };
}
