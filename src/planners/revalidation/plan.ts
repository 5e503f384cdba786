import { type Day, monthsBetween } from '../../utils/calendar';
import type { Fact } from '../shared/facts';
import type { ValuesOf } from '../shared/questions';
import { problemsIn, valuesIn } from '../shared/read-answers';
import { type CheckedCpd, type CpdFault, checkCpd, OUTSIDE, sumOf } from './learning';
import type { REVALIDATION_MESSAGES } from './messages';
import { ACCOUNT_QUESTIONS, REVALIDATION_QUESTIONS, type RevalidationAnswers } from './questions';
import { expiryOf, type RevalidationDates, revalidationDates, revalidationRules } from './rules';

type Values = ValuesOf<typeof REVALIDATION_QUESTIONS>;

type Messages = (typeof REVALIDATION_MESSAGES)['results'];

/** The parts of the NMC's application. */
export type PartId = Exclude<keyof Messages['parts'], 'caption' | 'part' | 'state' | 'done' | 'open'>;

type MeasureId = keyof Messages['measures'];

export interface Measure {
  readonly id: MeasureId;
  readonly done: number;
  readonly needed: number;
  readonly left: number;
  readonly pace: Pace | null;
}

/** A problem with a part, or a step that must come first. */
type PartFault = keyof Messages['faults'];

export interface Part {
  readonly id: PartId;
  readonly isDone: boolean;
  readonly measures: readonly Measure[];
  readonly faults: readonly PartFault[];
}

/** The pace for the rest: an amount per month, one every few months, or everything within a month. */
export type Pace =
  | { readonly kind: 'monthly'; readonly amount: number }
  | { readonly kind: 'oneIn'; readonly months: number }
  | { readonly kind: 'now' };

/**
 * The pace needed to finish in time; the monthly amount is rounded up to the step.
 * @param step half hours, or whole units
 */
export function paceFor(left: number, today: Day, due: Day, step: number): Pace | null {
  if (left <= 0) return null;
  const months = today < due ? monthsBetween(today, due) : 0;
  if (months < 1) return { kind: 'now' };
  // One in every single month is one a month.
  if (step >= 1 && months >= 2 * left) return { kind: 'oneIn', months: Math.floor(months / left) };
  return { kind: 'monthly', amount: Math.ceil(left / months / step) * step };
}

/** The measures that are counted in pieces; all others are hours. */
export const PIECES: readonly string[] = ['feedback', 'accounts'];

function phaseOn(today: Day, { opens, due, expires }: RevalidationDates): 'before' | 'open' | 'late' | 'expired' {
  if (today < opens) return 'before';
  if (today <= due) return 'open';
  return today <= expires ? 'late' : 'expired';
}

/** Problems with a discussion or confirmation entered as done. */
function faultsOfMeeting(
  state: Values['discussion'],
  date: Day | null,
  from: Day,
  today: Day,
  early: PartFault,
): PartFault[] {
  if (state === 'booked') return ['booked'];
  if (state !== 'done') return [];
  if (date === null) return ['noDate'];
  if (date > today) return ['inFuture'];
  return date < from ? [early] : [];
}

/** Problems of the discussion, which follows the accounts, and of the confirmation, which follows the discussion. */
function meetingFaults(values: Values, dates: RevalidationDates, today: Day, isWritingLeft: boolean) {
  const { discussion: discussed, discussionDate, confirmation: confirmed, confirmationDate } = values;
  const discussion = faultsOfMeeting(discussed, discussionDate, dates.begins, today, 'beforePeriod');
  const confirmation = faultsOfMeeting(confirmed, confirmationDate, dates.confirmationFrom, today, 'tooEarly');
  const isDiscussed = discussed === 'done' && discussion.length === 0;
  if (isDiscussed && isWritingLeft) discussion.push('accountsFirst');
  const isInOrder = isDiscussed && String(discussionDate) <= String(confirmationDate);
  if (confirmed === 'done' && confirmation.length === 0 && !isInOrder) confirmation.push('discussionFirst');
  return { discussion, confirmation };
}

/** The learning, and why some of it does not count. */
function learningIn({ cpd: entries }: RevalidationAnswers, begins: Day, today: Day) {
  const cpd = entries.map((entry) => checkCpd(entry, begins, today));
  const isOutside = ({ faults }: CheckedCpd): boolean => faults.some((fault) => OUTSIDE.includes(fault));
  const incomplete = cpd.filter((entry) => entry.faults.length > 0 && !isOutside(entry));
  const faults: PartFault[] = [];
  if (incomplete.length > 0) faults.push('incompleteCpd');
  if (cpd.some(isOutside)) faults.push('outsideCpd');
  return { cpd, complete: sumOf(cpd.filter((entry) => entry.faults.length === 0)), incomplete, faults };
}

/** The first day whose practice and learning count; null until month and year are known. */
export function beginsOn(answers: RevalidationAnswers, facts: readonly Fact[], today: Day): Day | null {
  const { expiryYear, expiryMonth } = valuesIn(REVALIDATION_QUESTIONS, answers);
  const expires = expiryOf(expiryYear, expiryMonth);
  return expires && revalidationDates(expires, revalidationRules(facts, expires, today)).begins;
}

/**
 * A revalidation's dates, and the progress of each of its eight parts.
 * @param facts those of `REVALIDATION_FACTS`, and the day of an announced new process
 * @returns null until month and year are known
 */
export function planOf(answers: RevalidationAnswers, facts: readonly Fact[], today: Day) {
  const values = valuesIn(REVALIDATION_QUESTIONS, answers);
  const expires = expiryOf(values.expiryYear, values.expiryMonth);
  if (!expires) return null;
  const rules = revalidationRules(facts, expires, today);
  const dates = revalidationDates(expires, rules);

  const { cpd, complete, incomplete, faults: learningFaults } = learningIn(answers, dates.begins, today);
  const accounts = answers.accounts.filter((entry) => problemsIn(ACCOUNT_QUESTIONS, entry).length === 0).length;
  const areIncomplete = accounts < answers.accounts.length;
  const { feedbackPatients, feedbackColleagues, feedbackStudents, feedbackReview } = values;
  const feedback = [feedbackPatients, feedbackColleagues, feedbackStudents, feedbackReview].reduce<number>(
    (sum, pieces) => sum + Math.floor(pieces ?? 0),
    0,
  );

  const measure = (id: MeasureId, done: number | null, needed: number): Measure => {
    const left = Math.max(0, Math.round((needed - (done ?? 0)) * 100) / 100);
    return { id, done: done ?? 0, needed, left, pace: paceFor(left, today, dates.due, PIECES.includes(id) ? 1 : 0.5) };
  };
  const { registration, hours, secondHours } = values;
  const each = rules.hoursDual / 2;
  const practice =
    registration === 'dual'
      ? [measure('firstHours', hours, each), measure('secondHours', secondHours, each)]
      : [measure('hours', hours, rules.hours)];
  const learning = [
    measure('cpd', complete.hours, rules.cpd),
    measure('participatory', complete.participatory, rules.participatory),
  ];
  const writing = measure('accounts', accounts, rules.accounts);

  const part = (id: PartId, measures: readonly Measure[], faults: readonly PartFault[], isSaid = true): Part => ({
    id,
    isDone: isSaid && measures.every(({ left }) => left === 0) && faults.length === 0,
    measures,
    faults,
  });
  const { discussion, confirmation, indemnity, character } = values;
  const meetings = meetingFaults(values, dates, today, writing.left > 0);
  const parts = [
    part('hours', practice, []),
    part('cpd', learning, learning.some(({ left }) => left > 0) ? learningFaults : []),
    part('feedback', [measure('feedback', feedback, rules.feedback)], []),
    part('accounts', [writing], writing.left > 0 && areIncomplete ? ['incompleteAccounts'] : []),
    part('discussion', [], meetings.discussion, discussion === 'done'),
    part('character', [], character === 'no' ? ['declare'] : [], character === 'yes'),
    part('indemnity', [], indemnity === 'no' ? ['notCovered'] : [], indemnity === 'yes'),
    part('confirmation', [], meetings.confirmation, confirmation === 'done'),
  ];
  return {
    dates,
    rules,
    /** Whether an announced new process may apply by the due date. */
    mayChange: dates.due >= rules.newProcess,
    phase: phaseOn(today, dates),
    parts,
    cpd,
    /** Hours of incomplete entries, which count once completed, and what these lack. */
    pendingHours: sumOf(incomplete).hours,
    pendingFaults: [...new Set(incomplete.flatMap(({ faults }): readonly CpdFault[] => faults))],
    /** Answers that cannot be read or are out of range, and so count for nothing. */
    problems: problemsIn(REVALIDATION_QUESTIONS, answers).filter(({ kind }): boolean => kind === 'wrong'),
  };
}

/** A revalidation's state. */
export type RevalidationPlan = NonNullable<ReturnType<typeof planOf>>;

const shareLeft = ({ left, needed }: Measure): number => (needed > 0 ? left / needed : 0);

/** The measure with the largest shortfall relative to its target (the first if equal); null if none falls short. */
export function largestShortfall({ parts }: RevalidationPlan): Measure | null {
  const measures = parts.flatMap((part) => part.measures).filter(({ left }) => left > 0);
  return measures.toSorted((one, other) => shareLeft(other) - shareLeft(one))[0] ?? null;
}

/** A part's progress from 0 to 1, by measure; a part without any is done or not. */
export function progressOf({
  measures,
  isDone,
}: Part): readonly { readonly measure: Measure | null; readonly share: number }[] {
  if (measures.length === 0) return [{ measure: null, share: isDone ? 1 : 0 }];
  return measures.map((measure) => ({ measure, share: 1 - shareLeft(measure) }));
}
