import { type Day, type DayRange, daysBetween } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { withoutLinks } from '../../utils/inline-links';
import type { PlanEvent } from './calendar-file';
import type { FactOnDay } from './facts';
import { PLANNER_MESSAGES } from './messages';
import type { Cell, TableOfResults } from './ResultTable';
import { dayText, weekdayText } from './value-texts';

const { results: MESSAGES, sourceChecked } = PLANNER_MESSAGES;

/** A plan's date; `from` and `to` are equal unless it is a range. */
export interface PlanDate<Name extends string = string> {
  readonly name: Name;
  readonly from: Day;
  readonly to: Day;
  /** Whether it is a deadline. */
  readonly isDeadline: boolean;
  /** Whether it belongs in a short list: it applies, and does more than explain others. */
  readonly isKey: boolean;
  /** The fact behind it, whose source is shown beside it. */
  readonly rule?: FactOnDay;
}

/** A date's texts. */
interface DateTexts {
  readonly label: string;
  readonly short?: string;
  /** What to do, or how certain it is; may contain links. */
  readonly note?: string;
  /** Replaces the source of a date that only we recommend. */
  readonly advice?: string;
}

/** A date with its texts and its state relative to today. */
export interface ShownDate<Name extends string = string> extends PlanDate<Name>, DateTexts {
  /** Past, the next key date, or any other future date. */
  readonly state: 'done' | 'now' | 'next';
}

const inOrder = (one: PlanDate, other: PlanDate): number =>
  one.from < other.from ? -1 : Number(one.from > other.from);

/**
 * All dates in chronological order, with their texts and states.
 * @param today null in an example: then nothing has passed, and nothing is next
 */
export function dateResults<Name extends string>(
  dates: readonly PlanDate<Name>[],
  texts: Readonly<Record<Name, DateTexts>>,
  today: Day | null,
): readonly ShownDate<Name>[] {
  const ordered = dates.toSorted(inOrder);
  const isOver = ({ to }: PlanDate): boolean => today !== null && to < today;
  const now = today === null ? undefined : ordered.find((date) => date.isKey && !isOver(date));
  return ordered.map((date) => ({
    ...texts[date.name],
    ...date,
    state: date === now ? 'now' : isOver(date) ? 'done' : 'next',
  }));
}

/** The number of days left, in words. */
export function countdown(today: Day, day: Day): string {
  const { today: isToday, tomorrow, inDays } = MESSAGES;
  const days = Math.max(0, daysBetween(today, day));
  return fillTemplate(days === 0 ? isToday : days === 1 ? tomorrow : inDays, { days });
}

/** A range of days, in words. */
export function daysText({ from, to }: DayRange): string {
  return fillTemplate(MESSAGES.period, { from: dayText(from), to: dayText(to) });
}

function dateCell({ from, to, isDeadline, state, note, rule, advice }: ShownDate, passed?: string): Cell {
  const isPassed = isDeadline && state === 'done';
  return {
    text: from === to ? weekdayText(from) : daysText({ from, to }),
    strong: isPassed ? passed : undefined,
    rich: note,
    ...(rule?.checked
      ? { source: rule.source, small: `(${fillTemplate(sourceChecked, { date: dayText(rule.checked) })})` }
      : { small: advice }),
  };
}

/**
 * All of a plan's dates in chronological order, each with its task and source.
 * @param more rows at the end, without a date
 * @param passed said of a deadline that has passed
 */
export function datesTable(
  caption: string,
  dates: readonly ShownDate[],
  more: TableOfResults['rows'] = [],
  passed?: string,
): TableOfResults {
  const rows = dates.map((date) => [date.label, dateCell(date, passed)]);
  return { caption, columns: [MESSAGES.what, MESSAGES.when], rows: [...rows, ...more] };
}

/**
 * A date as a calendar event.
 * @param title its title, with `{label}`
 * @param occasion begins the id where a planner is used again for another occasion, whose dates stand beside the first
 */
export function eventOf(
  { name, from, to, label, note, isDeadline }: ShownDate,
  title = '{label}',
  occasion?: string,
): PlanEvent {
  const text = note ? withoutLinks(note) : undefined;
  return {
    id: occasion ? `${occasion}-${name}` : name,
    day: from,
    to,
    title: fillTemplate(title, { label }),
    text,
    isDeadline,
  };
}
