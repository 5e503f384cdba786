import { addMonths, type Day, firstOfMonth } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../shared/calendar-file';
import type { IdOf } from '../shared/questions';
import { dayText, numberText } from '../shared/value-texts';
import { REVALIDATION_MESSAGES } from './messages';
import { type Measure, type Pace, type Part, type PartId, PIECES, type RevalidationPlan } from './plan';
import type { REVALIDATION_QUESTIONS } from './questions';
import type { RevalidationDates } from './rules';

const { results: MESSAGES, reminders: REMINDERS } = REVALIDATION_MESSAGES;

/** Months before the application is due to arrange the two conversations: our own advice. */
const ASK_MONTHS = 3;

/** The pace needed to finish the rest in time. */
export function paceText(id: string, pace: Pace): string {
  const { paces } = MESSAGES;
  if (pace.kind === 'now') return paces.now;
  if (pace.kind === 'oneIn') return fillTemplate(paces.oneIn, { months: pace.months });
  const hours = pace.amount === 1 ? paces.hour : paces.hours;
  return fillTemplate(PIECES.includes(id) ? paces.pieces : hours, { amount: numberText(pace.amount) });
}

function measureText({ id, done, needed, left, pace }: Measure): string {
  const measure = fillTemplate(MESSAGES.measures[id], {
    done: numberText(done),
    needed: numberText(needed),
    left: numberText(left),
  });
  return pace ? fillTemplate(MESSAGES.paces.joined, { measure, pace: paceText(id, pace) }) : measure;
}

/** The application's state. */
export function nextText({ phase, dates }: RevalidationPlan): string {
  const day = { before: dates.opens, open: dates.due, late: dates.expires, expired: dates.expires }[phase];
  return fillTemplate(MESSAGES.next[phase], { date: dayText(day) });
}

/** The number of finished parts, and the next one. */
export function summaryText(plan: RevalidationPlan): string {
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return fillTemplate(MESSAGES.summary, { done, all: plan.parts.length, next: nextText(plan) });
}

/** Unfinished measures with their pace, one line each. */
export function openMeasures({ parts }: RevalidationPlan): string {
  return parts
    .flatMap((part) =>
      part.measures
        .filter(({ left }) => left > 0)
        .map((measure) => `${MESSAGES.parts[part.id].title}: ${measureText(measure)}`),
    )
    .join('\n');
}

/** The questions behind a part, whose answers may be wrong. */
const QUESTIONS: Partial<Readonly<Record<PartId, readonly IdOf<typeof REVALIDATION_QUESTIONS>[]>>> = {
  hours: ['hours', 'secondHours'],
  feedback: ['feedbackPatients', 'feedbackColleagues', 'feedbackStudents', 'feedbackReview'],
  discussion: ['discussionDate'],
  confirmation: ['confirmationDate'],
};

/** Why a part is not done, or why some of it does not count, one sentence each. */
export function faultTexts(part: Part, { pendingHours, pendingFaults, problems }: RevalidationPlan): readonly string[] {
  const wrong = problems
    .filter(({ id }) => QUESTIONS[part.id]?.some((question) => question === id))
    .map(({ text }) => `${text}.`);
  const pending = {
    hours: numberText(pendingHours),
    missing: Object.entries(REVALIDATION_MESSAGES.cpd.faults)
      .flatMap(([fault, text]) => (pendingFaults.some((pending) => pending === fault) ? text : []))
      .join(', '),
  };
  // A wrong day is told apart from a missing one.
  const faults = part.faults.filter((fault) => fault !== 'noDate' || wrong.length === 0);
  return [...wrong, ...faults.map((fault) => fillTemplate(MESSAGES.faults[fault], pending))];
}

/** A part's progress and errors, one sentence each. */
export function partTexts(part: Part, plan: RevalidationPlan): readonly string[] {
  return [...part.measures.map((measure) => measureText(measure)), ...faultTexts(part, plan)];
}

/**
 * A revalidation's calendar events.
 * @param dueText the application's due date, in words
 */
export function reminders(
  { confirmationFrom, opens, due, expires }: RevalidationDates,
  dueText: string,
): readonly PlanEvent[] {
  const event = (id: Exclude<keyof typeof REMINDERS, 'monthly'>, day: Day, remind?: readonly number[]): PlanEvent => ({
    id: `${expires.slice(0, 7)}-${id}`,
    day,
    title: REMINDERS[id].title,
    text: fillTemplate(REMINDERS[id].text, { due: dueText }),
    ...(remind && { remind }),
  });
  return [
    event('confirmation', confirmationFrom),
    event('ask', addMonths(due, -ASK_MONTHS)),
    event('opens', opens),
    event('due', due, [28, 7, 1]),
    event('expires', expires, [7]),
  ];
}

/**
 * A monthly reminder, on the first, until the application is due; null if no measure is unfinished or no such day is left.
 * @param measures the rest and its pace, one line each
 */
export function monthlyReminder(
  { due, expires }: RevalidationDates,
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
    title: REMINDERS.monthly.title,
    text: fillTemplate(REMINDERS.monthly.text, { due: dueText, measures }),
  };
}
