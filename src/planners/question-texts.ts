import { type Day, isWrittenAsDay } from '../utils/calendar';
import { fillTemplate } from '../utils/fill-template';
import { dayText } from './day-text';
import { poundsText } from './money';
import {
  answersIn,
  askedGroups,
  type EntriesOf,
  type Limit,
  type Option,
  type Problem,
  type Question,
  type Questions,
  rangeOf,
  type Texts,
} from './questions';

/** What every planner says of wrong answers. */
export type ErrorCopy = Pick<Queries.ToolTextFieldsFragment, 'errors' | 'dates'>;

/** A line of what was entered. */
export interface EnteredLine {
  readonly label: string;
  readonly value: string;
}

/** The answers from which one can be chosen. */
export function optionsOf<Copy>(question: Question<Copy>, copy: Copy, language: string): readonly Option[] {
  if (question.kind === 'option') return question.options(copy);
  if (question.kind !== 'choice') return [];
  const labels = question.labels(copy, language);
  return question.values.map((value, index) => ({ value, label: labels[index] ?? value }));
}

function limitText(limit: Day | number | undefined, language: string): string {
  return typeof limit === 'string' && isWrittenAsDay(limit) ? dayText(limit, language) : String(limit ?? '');
}

/** The hint of a question, which other answers may make more exact. */
export function hintOf<Copy>(
  { hintWhenKnown }: Question<Copy>,
  hint: string | null | undefined,
  limit: Limit | undefined,
  copy: Copy,
  language: string,
): string | null {
  if (!hintWhenKnown || !limit?.hintValues) return hint ?? null;
  const days = Object.entries(limit.hintValues).map(([name, day]) => [name, dayText(day, language)]);
  return fillTemplate(hintWhenKnown(copy), Object.fromEntries(days));
}

function templateOf<Copy>({ kind, parts }: Problem, question: Question<Copy>, copy: Copy, { errors }: ErrorCopy) {
  const [low, high] = question.kind === 'day' ? [errors.early, errors.late] : [errors.low, errors.high];
  const templates: Readonly<Record<Problem['kind'], string>> = {
    missing: parts ? errors.missingPart : errors.missing,
    unreadable: parts ? errors.wrongPart : (question.unreadable?.(copy) ?? errors.unreadable),
    belowRange: low,
    aboveRange: high,
    step: errors.step,
    belowLimit: question.belowLimit?.(copy) ?? low,
    aboveLimit: question.aboveLimit?.(copy) ?? high,
  };
  return templates[kind];
}

/** What is wrong with an answer, in words. */
export function problemText<Copy>(
  problem: Problem,
  question: Question<Copy>,
  label: string,
  limit: Limit,
  copy: Copy,
  shared: ErrorCopy,
  language: string,
): string {
  const { min, max } = ['belowRange', 'aboveRange'].includes(problem.kind) ? rangeOf(question) : limit;
  const parts = (problem.parts ?? []).map((part) => shared.dates[part].toLocaleLowerCase(language));
  const [from, to] = [limitText(min, language), limitText(max, language)];
  return fillTemplate(templateOf(problem, question, copy, shared), {
    label: label.replace(/\?$/, ''),
    part: new Intl.ListFormat(language).format(parts),
    min: from,
    max: to,
    from,
    to,
    date: problem.kind === 'belowLimit' ? from : to,
  });
}

/** An answer as a visitor reads it; what cannot be read is shown as it was typed. */
function answerText<Copy>(
  question: Question<Copy>,
  text: string,
  value: unknown,
  copy: Copy,
  language: string,
): string {
  if (value === null) return text;
  if (question.kind === 'day') return dayText(String(value), language);
  if (typeof value === 'bigint') return poundsText(value, language);
  if (question.kind === 'number') return Number(value).toLocaleString(language);
  if (question.kind === 'year') return String(value);
  return optionsOf(question, copy, language).find((option) => option.value === text)?.label ?? text;
}

/** What was entered, a line each, in the order of the questions. What is empty or not asked is left out. */
export function enteredSummary<Copy, Table extends Questions<Copy>>(
  table: Table,
  entries: EntriesOf<Table>,
  copy: Copy,
  language: string,
): readonly EnteredLine[] {
  const values: Readonly<Record<string, unknown>> = answersIn(table, entries);
  const texts: Texts = entries;
  return askedGroups<Copy>(table, texts).flatMap((rows) => {
    const lines = rows.flatMap(([id, question]) => {
      const text = texts[id]?.trim() ?? '';
      const value = answerText(question, text, values[id] ?? null, copy, language);
      return text === '' ? [] : [{ label: question.copy(copy, texts).label, value }];
    });
    const group = rows[0]?.[1].group;
    if (!group?.copy || lines.length === 0) return lines;
    const parts = lines.map(({ label, value }) => (group.isCompact ? value : `${label}: ${value}`));
    return [{ label: group.copy(copy).label, value: parts.join(group.isCompact ? ' ' : ', ') }];
  });
}
