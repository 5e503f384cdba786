import { type Day, daysBetween } from '../utils/calendar';
import { fillTemplate } from '../utils/fill-template';
import type { FactOnDay } from './facts';
import { PLANNER_MESSAGES } from './messages';

/** A date of a plan; `from` and `to` are the same day unless it is a span of time. */
export interface PlanDate<Name extends string = string> {
  readonly name: Name;
  readonly from: Day;
  readonly to: Day;
  /** Whether something has to be done by that day. */
  readonly isDeadline: boolean;
  /** Whether it belongs in a short list: not one that only explains the others, nor one that does not apply. */
  readonly isKey: boolean;
  /** The value that it is worked out from, whose source is shown beside it. */
  readonly rule?: FactOnDay;
}

/** A date, and where it is in time. */
export interface DatedResult<Name extends string = string> extends PlanDate<Name> {
  /** Passed, the first key date from today on, or any other that is still to come. */
  readonly state: 'done' | 'now' | 'next';
}

const inOrder = (one: PlanDate, other: PlanDate): number =>
  one.from < other.from ? -1 : Number(one.from > other.from);

/**
 * All dates in order of time, with their states.
 * @param today null where it does not matter, as in an example: nothing has passed then, and nothing is next
 */
export function dateResults<Name extends string>(
  dates: readonly PlanDate<Name>[],
  today: Day | null,
): readonly DatedResult<Name>[] {
  const ordered = dates.toSorted(inOrder);
  const isOver = ({ to }: PlanDate): boolean => today !== null && to < today;
  const now = today === null ? undefined : ordered.find((date) => date.isKey && !isOver(date));
  return ordered.map((date) => ({ ...date, state: date === now ? 'now' : isOver(date) ? 'done' : 'next' }));
}

/** How many days are left until a day, in words. */
export function countdown(today: Day, day: Day): string {
  const { today: isToday, tomorrow, inDays } = PLANNER_MESSAGES.results;
  const days = Math.max(0, daysBetween(today, day));
  return fillTemplate(days === 0 ? isToday : days === 1 ? tomorrow : inDays, { days });
}
