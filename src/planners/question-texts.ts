import { type Day, isWrittenAsDay } from '../utils/calendar';
import { fillTemplate } from '../utils/fill-template';
import { dayText } from './day-text';
import { PLANNER_MESSAGES } from './messages';
import { poundsText } from './money';
import {
  answersIn,
  askedGroups,
  type EntriesOf,
  type Limit,
  type Problem,
  type Question,
  type Questions,
  rangeOf,
  type Texts,
  wordsOf,
} from './questions';

/** A line of the entries' summary. */
export interface EnteredLine {
  readonly label: string;
  readonly value: string;
}

function limitText(limit: Day | number | undefined, language: string): string {
  return typeof limit === 'string' && isWrittenAsDay(limit) ? dayText(limit, language) : String(limit ?? '');
}

/** A question's hint, which other answers may make more precise. */
export function hintOf(
  { hintWhenKnown }: Question,
  hint: string | undefined,
  limit: Limit | undefined,
  language: string,
): string | undefined {
  if (!hintWhenKnown || !limit?.hintValues) return hint;
  const days = Object.entries(limit.hintValues).map(([name, day]) => [name, dayText(day, language)]);
  return fillTemplate(hintWhenKnown, Object.fromEntries(days));
}

const { dates, errors } = PLANNER_MESSAGES;

function templateOf({ kind, parts }: Problem, question: Question): string {
  const [low, high] = question.kind === 'day' ? [errors.early, errors.late] : [errors.low, errors.high];
  const templates: Readonly<Record<Problem['kind'], string>> = {
    missing: parts ? errors.missingPart : errors.missing,
    unreadable: parts ? errors.wrongPart : (question.unreadable ?? errors.unreadable),
    belowRange: low,
    aboveRange: high,
    step: errors.step,
    belowLimit: question.belowLimit ?? low,
    aboveLimit: question.aboveLimit ?? high,
  };
  return templates[kind];
}

/** An answer's error message. */
export function problemText(
  problem: Problem,
  question: Question,
  label: string,
  limit: Limit,
  language: string,
): string {
  const { min, max } = ['belowRange', 'aboveRange'].includes(problem.kind) ? rangeOf(question) : limit;
  const parts = (problem.parts ?? []).map((part) => dates[part].toLocaleLowerCase(language));
  const [from, to] = [limitText(min, language), limitText(max, language)];
  return fillTemplate(templateOf(problem, question), {
    label: label.replace(/\?$/, ''),
    part: new Intl.ListFormat(language).format(parts),
    min: from,
    max: to,
    from,
    to,
    date: problem.kind === 'belowLimit' ? from : to,
  });
}

/** An answer formatted for display; unreadable ones stay as typed. */
function answerText(question: Question, text: string, value: unknown, language: string): string {
  if (value === null) return text;
  if (question.kind === 'day') return dayText(String(value), language);
  if (typeof value === 'bigint') return poundsText(value, language);
  if (question.kind === 'number') return Number(value).toLocaleString(language);
  if (question.kind === 'year') return String(value);
  return question.kind === 'choice' ? (question.options[text] ?? text) : text;
}

/** A summary of the entries, one line each, in question order; leaves out empty and unasked ones. */
export function enteredSummary<Table extends Questions>(
  table: Table,
  entries: EntriesOf<Table>,
  language: string,
): readonly EnteredLine[] {
  const values: Readonly<Record<string, unknown>> = answersIn(table, entries);
  const texts: Texts = entries;
  return askedGroups(table, texts).flatMap((rows) => {
    const lines = rows.flatMap(([id, question]) => {
      const text = texts[id]?.trim() ?? '';
      const value = answerText(question, text, values[id] ?? null, language);
      return text === '' ? [] : [{ label: wordsOf(question, texts).label, value }];
    });
    const group = rows[0]?.[1].group;
    if (!group?.words || lines.length === 0) return lines;
    const parts = lines.map(({ label, value }) => (group.isCompact ? value : `${label}: ${value}`));
    return [{ label: group.words.label, value: parts.join(group.isCompact ? ' ' : ', ') }];
  });
}
