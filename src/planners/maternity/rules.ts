import { addDays, addMonths, addWeeks, type Day, type DayRange, sundayOf } from '../../utils/calendar';
import { type Fact, type Numbers, numbersOn } from '../shared/facts';
import type { Amount } from '../shared/money';

/** The facts behind the rules. */
export const MATERNITY_FACTS = {
  payWeeks: { id: 'smp-weeks', measure: 'weeks' },
  higherRateWeeks: { id: 'smp-higher-rate-weeks', measure: 'weeks' },
  percentage: { id: 'smp-percentage', measure: 'percent' },
  averagingWeeks: { id: 'smp-averaging-weeks', measure: 'weeks' },
  serviceWeeks: { id: 'smp-service-weeks', measure: 'weeks' },
  qualifyingWeeksBefore: { id: 'qualifying-week-before-due-week', measure: 'weeks' },
  leaveWeeks: { id: 'maternity-leave-weeks', measure: 'weeks' },
  ordinaryWeeks: { id: 'ordinary-maternity-leave-weeks', measure: 'weeks' },
  compulsoryWeeks: { id: 'compulsory-maternity-leave-weeks', measure: 'weeks' },
  earliestWeeks: { id: 'maternity-leave-earliest-weeks', measure: 'weeks' },
  illnessWeeks: { id: 'maternity-illness-weeks', measure: 'weeks' },
  certificateWeeks: { id: 'matb1-earliest-weeks', measure: 'weeks' },
  noticeOfReturnWeeks: { id: 'return-notice-weeks', measure: 'weeks' },
  noticeOfPayDays: { id: 'smp-notice-days', measure: 'days' },
  proofDays: { id: 'smp-proof-days', measure: 'days' },
  allowanceWeeks: { id: 'maternity-allowance-weeks', measure: 'weeks' },
  allowanceTestWeeks: { id: 'maternity-allowance-test-weeks', measure: 'weeks' },
  nhsServiceMonths: { id: 'nhs-maternity-service-months', measure: 'months' },
  nhsServiceWeek: { id: 'nhs-maternity-service-week', measure: 'weeks' },
  nhsFullPayWeeks: { id: 'nhs-maternity-full-pay-weeks', measure: 'weeks' },
  nhsHalfPayWeeks: { id: 'nhs-maternity-half-pay-weeks', measure: 'weeks' },
  nhsReturnMonths: { id: 'nhs-maternity-return-months', measure: 'months' },
} as const;

/** Amounts that change each April. */
export const STANDARD_RATE = { id: 'smp-standard-rate', measure: 'GBP a week' };
export const EARNINGS_LIMIT = { id: 'lower-earnings-limit', measure: 'GBP a week' };

/** All values that law and handbook set for a leave, besides the two amounts. */
export type MaternityRules = Numbers<typeof MATERNITY_FACTS>;

/**
 * The rules for a leave. New rules don't affect babies due earlier: the law applies its changes to babies due from a certain
 * week on.
 * @throws Error if a fact is missing or not a number
 */
export function maternityRules(facts: readonly Fact[], dueDate: Day): MaternityRules {
  return numbersOn(facts, MATERNITY_FACTS, sundayOf(dueDate));
}

const weekFrom = (sunday: Day): DayRange => ({ from: sunday, to: addDays(sunday, 6) });
const lastDay = (start: Day, weeks: number): Day => addDays(addWeeks(start, weeks), -1);

/**
 * The dates that depend only on the due date.
 * @see https://www.gov.uk/maternity-pay-leave/eligibility
 */
export function dueDates(dueDate: Day, rules: MaternityRules) {
  const sunday = sundayOf(dueDate);
  const qualifyingWeek = weekFrom(addWeeks(sunday, -rules.qualifyingWeeksBefore));
  return {
    weekDue: weekFrom(sunday),
    qualifyingWeek,
    tellBy: qualifyingWeek.to,
    earliestLeave: addWeeks(sunday, -rules.earliestWeeks),
    certificateFrom: addWeeks(sunday, -rules.certificateWeeks),
    /** From this day on, a pregnancy-related absence starts the leave. */
    illnessFrom: addWeeks(sunday, -rules.illnessWeeks),
    /** The latest start with an employer who must pay statutory pay. */
    employedBy: addWeeks(qualifyingWeek.to, 1 - rules.serviceWeeks),
    /** The latest start of NHS service that qualifies for NHS pay. */
    nhsServiceBy: addMonths(addWeeks(sunday, -rules.nhsServiceWeek), -rules.nhsServiceMonths),
    /** The weeks in which work counts for Maternity Allowance. */
    allowancePeriod: { from: addWeeks(sunday, -rules.allowanceTestWeeks), to: addDays(sunday, -1) },
  };
}

export type DueDates = ReturnType<typeof dueDates>;

/**
 * The dates that depend on the first day of leave.
 * @see https://www.gov.uk/maternity-pay-leave/how-to-claim
 */
export function leaveDates(leaveStart: Day, rules: MaternityRules) {
  return {
    askForPayBy: addDays(leaveStart, -rules.noticeOfPayDays),
    /** The last day to prove the pregnancy. */
    proofBy: addDays(leaveStart, rules.proofDays),
    ordinaryLeaveEnds: lastDay(leaveStart, rules.ordinaryWeeks),
    additionalLeaveEnds: lastDay(leaveStart, rules.leaveWeeks),
    payEnds: lastDay(leaveStart, rules.payWeeks),
  };
}

/**
 * The first day back at work that the law allows: some weeks after the birth are leave in any case. Assumes the birth on the
 * due date or, if leave starts later than that, on the day before, because the birth would have started it.
 * @see https://www.gov.uk/maternity-pay-leave/leave
 */
export function earliestReturn(dueDate: Day | null, leaveStart: Day, { compulsoryWeeks }: MaternityRules): Day {
  const latestBirth = addDays(leaveStart, -1);
  const birth = dueDate && dueDate > latestBirth ? dueDate : latestBirth;
  return addWeeks(birth, compulsoryWeeks);
}

/** The last day to announce an earlier return. */
export function noticeOfReturnBy(returnOn: Day, rules: MaternityRules): Day {
  return addWeeks(returnOn, -rules.noticeOfReturnWeeks);
}

/** A condition that may fail. */
export type Condition = 'employed-long-enough' | 'earns-enough' | 'nhs-service-long-enough';

/** Whether a payment is due and, if not, which conditions fail. */
export interface Entitlement {
  readonly isDue: boolean;
  readonly failed: readonly Condition[];
}

const entitlement = (failed: readonly Condition[]): Entitlement => ({ isDue: failed.length === 0, failed });

/**
 * Whether Statutory Maternity Pay is due.
 * @see https://www.gov.uk/maternity-pay-leave/eligibility
 */
export function statutoryPay(dates: DueDates, employedSince: Day, average: Amount, limit: Amount): Entitlement {
  const failed: Condition[] = [];
  if (employedSince > dates.employedBy) failed.push('employed-long-enough');
  if (average < limit) failed.push('earns-enough');
  return entitlement(failed);
}

/** Whether NHS pay is due: twelve months of service by the start of the eleventh week before the week of birth. */
export function nhsPay(dates: DueDates, serviceSince: Day): Entitlement {
  return entitlement(serviceSince > dates.nhsServiceBy ? ['nhs-service-long-enough'] : []);
}
