import { addMonths, type Day, firstOfMonth } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../calendar-file';
import { dayText } from '../day-text';
import type { Measure, Pace, Part, RevalidationPlan } from './plan';
import type { RevalidationDates } from './rules';

type Copy = Queries.RevalidationPlannerCopyFieldsFragment['results'];

const PIECES: readonly string[] = ['feedback', 'accounts'];

/** At what pace the rest of something is done in time. */
export function paceText(id: string, pace: Pace, { paces }: Copy, language: string): string {
  if (pace.kind === 'now') return paces.now;
  if (pace.kind === 'oneIn') return fillTemplate(paces.oneIn, { months: pace.months });
  const hours = pace.amount === 1 ? paces.hour : paces.hours;
  return fillTemplate(PIECES.includes(id) ? paces.pieces : hours, { amount: pace.amount.toLocaleString(language) });
}

/** How far something that is counted is, and at what pace the rest of it is done in time. */
function measureText({ id, done, needed, left, pace }: Measure, copy: Copy, language: string): string {
  const number = (value: number): string => value.toLocaleString(language);
  const measure = fillTemplate(copy.measures[id], { done: number(done), needed: number(needed), left: number(left) });
  return pace ? fillTemplate(copy.paces.joined, { measure, pace: paceText(id, pace, copy, language) }) : measure;
}

/** Where the application is. */
export function nextText({ phase, dates }: RevalidationPlan, copy: Copy, language: string): string {
  const day = { before: dates.opens, open: dates.due, late: dates.expires, expired: dates.expires }[phase];
  return fillTemplate(copy.next[phase], { date: dayText(day, language) });
}

/** How many parts are done, and what comes next. */
export function summaryText(plan: RevalidationPlan, copy: Copy, language: string): string {
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return fillTemplate(copy.summary, { done, all: plan.parts.length, next: nextText(plan, copy, language) });
}

/** What is counted and not done, with its pace, a line each. */
export function openMeasures({ parts }: RevalidationPlan, copy: Copy, language: string): string {
  return parts
    .flatMap((part) =>
      part.measures
        .filter(({ left }) => left > 0)
        .map((measure) => `${copy.parts[part.id].title}: ${measureText(measure, copy, language)}`),
    )
    .join('\n');
}

/** How far a part is and what is wrong with it, a sentence each. */
export function partTexts(
  part: Part,
  { pendingHours }: RevalidationPlan,
  copy: Copy,
  language: string,
): readonly string[] {
  const pending = part.id === 'cpd' && pendingHours > 0 && !part.isDone;
  return [
    ...part.measures.map((measure) => measureText(measure, copy, language)),
    ...(pending ? [fillTemplate(copy.pending, { hours: pendingHours.toLocaleString(language) })] : []),
    ...part.faults.map((fault) => copy.faults[fault]),
  ];
}

/** The words of an event; `text` may hold `{due}`. */
interface ReminderCopy {
  readonly title: string;
  readonly text: string;
}

type ReminderId = 'confirmation' | 'ask' | 'opens' | 'due' | 'expires';

/**
 * The days of a revalidation for a calendar.
 * @param askMonths months before the application is due at which to ask for the two conversations
 * @param dueText the day on which the application is due, in words
 */
export function reminders(
  { confirmationFrom, opens, due, expires }: RevalidationDates,
  copy: Readonly<Record<ReminderId, ReminderCopy>>,
  askMonths: number,
  dueText: string,
): readonly PlanEvent[] {
  const event = (id: ReminderId, day: Day, remind?: readonly number[]): PlanEvent => ({
    id: `${expires.slice(0, 7)}-${id}`,
    day,
    title: copy[id].title,
    text: fillTemplate(copy[id].text, { due: dueText }),
    ...(remind && { remind }),
  });
  return [
    event('confirmation', confirmationFrom),
    event('ask', addMonths(due, -askMonths)),
    event('opens', opens),
    event('due', due, [28, 7, 1]),
    event('expires', expires, [7]),
  ];
}

/**
 * A reminder on the first of each month until the application is due; null where nothing that is counted is left, or no
 * such day is.
 * @param measures what is left and at what pace, a line each
 */
export function monthlyReminder(
  { due, expires }: RevalidationDates,
  copy: ReminderCopy,
  today: Day,
  dueText: string,
  measures: string,
): PlanEvent | null {
  const first = addMonths(firstOfMonth(today), 1);
  if (measures === '' || first >= due) return null;
  return {
    id: `${expires.slice(0, 7)}-monthly`,
    day: first,
    monthlyUntil: addMonths(due, -1),
    title: copy.title,
    text: fillTemplate(copy.text, { due: dueText, measures }),
  };
}
