import { MONTHS } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { PLANNER_MESSAGES } from './messages';
import { amountIn, LEAST_AMOUNT, MOST_AMOUNT, poundsText } from './money';
import {
  type AnswersOf,
  askedGroups,
  type IdOf,
  isAsked,
  type Limit,
  type Limits,
  type Question,
  type Questions,
  type Texts,
  type Value,
  type ValuesOf,
  wordsOf,
} from './questions';
import { type DayPart, dayOfEntry, FIRST_DAY, LAST_DAY, meantParts, monthIn, validateDay, yearIn } from './typed-day';
import { readNumber } from './typed-number';
import { plainText } from './typed-text';
import { dayText, hoursText, LANGUAGE, numberText } from './value-texts';

const { dates, errors } = PLANNER_MESSAGES;

/** A problem with an answer. */
export interface Problem {
  readonly id: string;
  /** A number of pieces with decimals is inexact, but usable. */
  readonly kind: 'missing' | 'wrong' | 'inexact';
  readonly text: string;
  /** The parts of a day that are missing or wrong, if not all of it. */
  readonly parts?: readonly DayPart[];
}

/** A typed answer: its value, possibly out of range; two values it may have; or what cannot be read. */
type Reading =
  | { readonly kind: 'read'; readonly value: Value; readonly parts?: readonly string[] }
  | { readonly kind: 'ambiguous'; readonly values: readonly [Value, Value] }
  | { readonly kind: 'refused'; readonly sign: string };

/** A question's own range, regardless of other answers. */
function rangeOf(question: Question): Limit {
  if (question.kind === 'day') return { min: question.min ?? FIRST_DAY, max: LAST_DAY };
  if (question.kind === 'money') return { min: LEAST_AMOUNT, max: MOST_AMOUNT };
  if (question.kind === 'choice' || question.kind === 'text') return {};
  return { min: question.min, max: question.max };
}

/** Where so many hours are possible, a sign before three digits may part thousands even in a number out of range. */
const THOUSAND = 1000;

const isWithin = (value: Value, { min, max }: Limit): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

function readNumeric(question: Question & { readonly kind: 'money' | 'hours' | 'pieces' }, text: string): Reading {
  const { kind } = question;
  const toValue = kind === 'money' ? amountIn : Number;
  const range = rangeOf(question);
  const possible = kind === 'hours' && question.max > THOUSAND ? { min: range.min } : range;
  const isPossible = (decimal: string): boolean =>
    isWithin(toValue(decimal), possible) && (kind !== 'pieces' || Number.isInteger(Number(decimal)));
  const reading = readNumber(
    text,
    { unit: kind === 'money' ? 'pounds' : kind, isWeekly: kind !== 'pieces' && question.isWeekly },
    isPossible,
  );
  if (reading.kind === 'refused') return reading;
  if (reading.kind === 'read') return { ...reading, value: toValue(reading.value) };
  const [one, other] = reading.values;
  return { kind: 'ambiguous', values: [toValue(one), toValue(other)] };
}

function read(question: Question, text: string): Reading {
  const reading = (value: Value | null): Reading =>
    value === null ? { kind: 'refused', sign: text.trim() } : { kind: 'read', value };
  switch (question.kind) {
    case 'day':
      return reading(dayOfEntry(text, question.min));
    case 'year':
      return reading(yearIn(text, question.min));
    case 'choice':
      return reading(Object.hasOwn(question.options, text) ? text : null);
    case 'text':
      return reading(plainText(text) === '' ? null : text);
    default:
      return readNumeric(question, text);
  }
}

/** How long a text is, and may be. */
export function lengthTexts({ most }: { readonly most: number }, text: string) {
  return { count: numberText(text.length), most: numberText(most) };
}

function valueText({ kind }: Question, value: Value): string {
  if (typeof value === 'bigint') return poundsText(value);
  if (typeof value === 'string') return kind === 'day' ? dayText(value) : value;
  return kind === 'year' ? String(value) : kind === 'hours' ? hoursText(value) : numberText(value);
}

/** An answer as it was read, if it can be read and is not written that way; null otherwise. */
export function readingText(question: Question, text: string): string | null {
  if (question.kind === 'choice' || question.kind === 'text' || text.trim() === '') return null;
  const reading = read(question, text);
  if (reading.kind !== 'read') return null;
  const sum = reading.parts?.map((part) => numberText(Number(part))).join(' + ');
  if (sum) return `${sum} = ${valueText(question, reading.value)}`;
  const plain = question.kind === 'money' ? /^\d+(\.\d\d?)?$/ : /^(0|[1-9]\d*)(\.\d?[1-9])?$/;
  return question.kind !== 'day' && plain.test(text.trim()) ? null : valueText(question, reading.value);
}

/** Why an answer is no day, and which of its parts are to blame. */
function dayProblem({ kind, parts }: NonNullable<ReturnType<typeof validateDay>>, text: string) {
  const list = (items: readonly string[]): string => new Intl.ListFormat(LANGUAGE).format(items);
  const typed = meantParts(text);
  return fillTemplate(errors.days[kind], {
    part: list(parts.map((part) => dates[part].toLowerCase())),
    signs: list(parts.map((part) => `“${typed[part].trim()}”`)),
    day: [typed.day, MONTHS[(monthIn(typed.month) ?? 0) - 1], typed.year].join(' '),
  });
}

type Fill = readonly [template: string, values?: Readonly<Record<string, string>>];

/** Why an answer has no value. */
function refusal(question: Question, reading: Exclude<Reading, { readonly kind: 'read' }>): Fill {
  const as = errors.as[question.kind];
  if (reading.kind === 'ambiguous') {
    const [one = '', other = ''] = reading.values.map((value) => valueText(question, value));
    return [errors.ambiguous, { one, other, as }];
  }
  const sign = reading.sign === ' ' ? errors.space : `“${reading.sign}”`;
  return as === '' ? [errors.unreadable] : [errors.refused, { sign, as }];
}

/** Why a value is outside a range; null if it is not. */
function outsideOf(question: Question, value: Value, range: Limit): Fill | null {
  if (isWithin(value, range)) return null;
  const { min, max, below, above } = range;
  const [low, high] = question.kind === 'day' ? [errors.early, errors.late] : [errors.low, errors.high];
  const endText = (end: Value | undefined): string => (end === undefined ? '' : valueText(question, end));
  const isLow = min !== undefined && value < min;
  return [isLow ? (below ?? low) : (above ?? high), { min: endText(min), max: endText(max) }];
}

function validate(question: Question, label: string, text: string, limit: Limit): Omit<Problem, 'id'> | null {
  const problem = ([template, values]: Fill, kind: Problem['kind'] = 'wrong') => ({
    kind,
    text: fillTemplate(template, { label: label.replace(/\?$/, ''), typed: text.trim(), ...values }),
  });
  if (plainText(text) === '') return question.isOptional ? null : problem([errors.missing], 'missing');
  const fault = question.kind === 'day' ? validateDay(text, question.min) : null;
  if (fault) return { ...problem([dayProblem(fault, text)]), parts: fault.parts };
  const reading = read(question, text);
  if (reading.kind !== 'read') return problem(refusal(question, reading));
  if (question.kind === 'text' && text.length > question.most)
    return problem([errors.long, lengthTexts(question, text)]);
  const outside = outsideOf(question, reading.value, rangeOf(question));
  if (outside) return problem(outside);
  if (question.kind === 'pieces' && !Number.isInteger(reading.value)) return problem([errors.whole], 'inexact');
  const beyond = outsideOf(question, reading.value, limit);
  return beyond && problem(beyond);
}

/** The problems of a table's answers, in question order; both form and plan use this check. */
export function problemsIn<Table extends Questions>(
  table: Table,
  answers: AnswersOf<Table>,
  limits: Limits = {},
): readonly Problem[] {
  const texts: Texts = answers;
  return Object.entries(table).flatMap(([id, question]) => {
    if (!isAsked(question, texts)) return [];
    const problem = validate(question, wordsOf(question, texts).label, texts[id] ?? '', limits[id] ?? {});
    return problem ? [{ id, ...problem }] : [];
  });
}

/** The values of a table's answers, each judged alone: null if unasked, empty or wrong, regardless of limits from other answers. */
export function valuesIn<Table extends Questions>(table: Table, answers: AnswersOf<Table>): ValuesOf<Table> {
  const wrong = new Set(problemsIn(table, answers).flatMap(({ id, kind }) => (kind === 'inexact' ? [] : [id])));
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => {
      const isGiven = isAsked(question, answers) && !wrong.has(id);
      const reading = isGiven ? read(question, answers[id as IdOf<Table>]) : null;
      return [id, reading?.kind === 'read' ? reading.value : null];
    }),
  ) as ValuesOf<Table>;
}

/** A line of the answers' summary. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** An answer formatted for display; unreadable ones stay as typed. */
function answerText(question: Question, text: string, value: Value | null): string {
  if (value === null || question.kind === 'text') return text;
  if (question.kind === 'choice') return question.options[text] ?? text;
  return question.kind === 'hours' ? numberText(Number(value)) : valueText(question, value);
}

/** The answers formatted for display, by question; empty if unanswered. */
export function answerTexts<Table extends Questions>(table: Table, answers: AnswersOf<Table>): Texts {
  const texts: Texts = answers;
  const values: Readonly<Record<string, Value | null>> = valuesIn(table, answers);
  return Object.fromEntries(
    Object.entries(table).map(([id, question]) => [
      id,
      answerText(question, texts[id]?.trim() ?? '', values[id] ?? null),
    ]),
  );
}

/** A summary of the answers, one line each, in question order; leaves out empty and unasked ones. */
export function answersSummary<Table extends Questions>(
  table: Table,
  answers: AnswersOf<Table>,
): readonly SummaryLine[] {
  const texts = answerTexts(table, answers);
  return askedGroups(table, answers).flatMap(({ group, rows }) => {
    const lines = rows.flatMap(([id, question]) => {
      const value = texts[id] ?? '';
      return value === '' ? [] : [{ label: wordsOf(question, answers).label, value }];
    });
    if (!group?.words || lines.length === 0) return lines;
    const parts = lines.map(({ label, value }) => (group.isCompact ? value : `${label}: ${value}`));
    return [{ label: group.words.label, value: parts.join(group.isCompact ? ' ' : ', ') }];
  });
}
