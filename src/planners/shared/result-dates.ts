import { type Day, type DayRange, daysBetween } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { withoutLinks } from '../../utils/inline-links';
import type { PlanEvent } from './calendar-file';
import type { FactOnDay } from './facts';
import { PLANNER_MESSAGES } from './messages';
import type { Cell, TableOfResults } from './ResultTable';
import { dayText, weekdayText } from './value-texts';

const { results: MESSAGES, sourceChecked } = PLANNER_MESSAGES;

/** Some days, and the fact behind them, whose source is shown beside them. */
interface Days extends DayRange {
  readonly rule?: FactOnDay;
}

/** A plan's dates by name; null for one that it does not have. */
export type PlanDates<Name extends string> = { readonly [Each in Name]?: Day | Days | null };

/** A date's texts, and what it is. */
export interface DateTexts {
  readonly label: string;
  readonly short?: string;
  /** The title of the next step while it is this date. */
  readonly next?: string;
  /** What to do, or how certain it is; may contain links. */
  readonly note?: string;
  /** Replaces the source of a date that only we recommend. */
  readonly advice?: string;
  readonly isDeadline?: boolean;
  /** Whether it only explains others, so that a short list leaves it out. */
  readonly isMinor?: boolean;
}

/** A date with its texts and its state relative to today; `from` and `to` are equal unless it is a range. */
export interface ShownDate<Name extends string = string> extends DateTexts, Days {
  readonly name: Name;
  /** Whether it belongs in a short list. */
  readonly isKey: boolean;
  /** Past, the next key date, or any other future date. */
  readonly state: 'done' | 'now' | 'next';
}

/**
 * All dates in chronological order, with their texts and states.
 * @param today null in an example: then nothing has passed, and nothing is next
 * @param isMoot whether a date does not apply, which is then neither a deadline nor a key date
 */
export function dateResults<Name extends string>(
  dates: PlanDates<Name>,
  texts: Readonly<Record<NoInfer<Name>, DateTexts>>,
  today: Day | null,
  isMoot: (name: NoInfer<Name>) => boolean = () => false,
): readonly ShownDate<Name>[] {
  const all = (Object.keys(dates) as Name[]).flatMap((name) => {
    const days = dates[name];
    if (!days) return [];
    const { isDeadline = false, isMinor = false } = texts[name];
    const applies = !isMoot(name);
    const range: Days = typeof days === 'string' ? { from: days, to: days } : days;
    return { ...texts[name], ...range, name, isDeadline: applies && isDeadline, isKey: applies && !isMinor };
  });
  const ordered = all.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const isOver = ({ to }: DayRange): boolean => today !== null && to < today;
  const now = today === null ? undefined : ordered.find((date) => date.isKey && !isOver(date));
  return ordered.map((date) => ({ ...date, state: date === now ? 'now' : isOver(date) ? 'done' : 'next' }));
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
