import type { Day } from '../../utils/calendar';
import { type Fact, type NumberOnDay, numberOn } from '../facts';
import { type Amount, amountOf } from '../money';
import { averageWeeklyPay, type PayRhythm } from './average-pay';
import { type Entitlement, nhsPay, statutoryPay } from './entitlement';
import { type DueDates, dueDates, type LeaveDates, leaveDates, noticeOfReturnBy } from './key-dates';
import { type PaySchedule, relevantPeriod } from './paydays';
import { addUp, byMonth, type Pay, type Payment, paidByPayday, paidByWeek, type WeekSpan, weekSpans } from './payments';
import { EARNINGS_LIMIT, type MaternityRules, maternityRules } from './rules';
import { payWeeks, type StatutoryKind } from './weekly-pay';
import type { DayRange } from './weeks';

/** What someone has answered, checked. */
export interface MaternityAnswers {
  readonly dueDate: Day;
  readonly leaveStart: Day;
  readonly employedSince: Day;
  readonly pay:
    | { readonly average: Amount }
    | { readonly total: Amount; readonly rhythm: PayRhythm; readonly payments: number };
  readonly schedule: PaySchedule;
  /** Null where the employer is not on NHS terms. */
  readonly nhsSince: Day | null;
  /** The first day back at work, where one is chosen. */
  readonly returnOn: Day | null;
}

/** What goes beyond the values that are published, or beyond what the planner can know. */
export type Assumption = 'rules' | 'standard-rate' | 'earnings-limit' | 'allowance';

/** Everything that follows from the answers. */
export interface MaternityPlan {
  readonly answers: MaternityAnswers;
  readonly rules: MaternityRules;
  readonly due: DueDates;
  readonly leave: LeaveDates;
  /** The last day to announce the chosen return; null without one, or where leave ends by itself. */
  readonly returnNoticeBy: Day | null;
  /** The days whose payslips make the average. */
  readonly payslips: DayRange;
  readonly average: Amount;
  readonly limit: Amount;
  readonly statutory: Entitlement;
  /** Null where the employer is not on NHS terms. */
  readonly nhs: Entitlement | null;
  readonly statutoryKind: StatutoryKind;
  readonly weeks: readonly Payment[];
  readonly spans: readonly WeekSpan[];
  readonly payments: readonly Payment[];
  readonly months: readonly Payment[];
  /** The sum of the weeks. */
  readonly total: Pay;
  /** The sum of the payments as they come, each rounded by itself. */
  readonly totalAsPaid: Pay;
  readonly assumptions: readonly Assumption[];
  /** The standard rate that takes the place of one that is not known; null where all are. */
  readonly assumedRate: NumberOnDay | null;
}

function averageOf({ pay }: MaternityAnswers): Amount {
  return 'average' in pay ? pay.average : averageWeeklyPay(pay.total, pay.rhythm, pay.payments);
}

/**
 * Works out dates, entitlements and pay.
 * @param facts everything that law and handbook set
 */
export function planMaternity(answers: MaternityAnswers, facts: readonly Fact[]): MaternityPlan {
  const { leaveStart, employedSince, schedule, nhsSince, returnOn } = answers;
  const rules = maternityRules(facts, answers.dueDate);
  const due = dueDates(answers.dueDate, rules);
  const leave = leaveDates(leaveStart, rules);
  const average = averageOf(answers);
  // The limit that counts is the one at the end of the qualifying week.
  const limit = numberOn(facts, EARNINGS_LIMIT, due.qualifyingWeek.to);
  const statutory = statutoryPay(due, employedSince, average, amountOf(limit.number));
  const nhs = nhsSince === null ? null : nhsPay(due, nhsSince);
  const statutoryKind = statutory.isDue ? 'smp' : 'allowance';
  const terms = { leaveStart, average, statutory: statutoryKind, isNhsPaid: nhs?.isDue ?? false } as const;
  const perWeek = payWeeks(terms, rules, facts);
  const weeks = paidByWeek(leaveStart, perWeek, average);
  const payments = paidByPayday(leaveStart, perWeek, average, schedule);
  const endsByItself = returnOn === null || returnOn > leave.additionalLeaveEnds;
  const assumedRate = perWeek.find((week) => week.assumedRate)?.assumedRate ?? null;
  const assumptions: Assumption[] = [];
  if (rules.isAssumed) assumptions.push('rules');
  if (assumedRate) assumptions.push('standard-rate');
  if (limit.isAssumed) assumptions.push('earnings-limit');
  if (statutoryKind === 'allowance') assumptions.push('allowance');
  return {
    answers,
    rules,
    due,
    leave,
    returnNoticeBy: endsByItself ? null : noticeOfReturnBy(returnOn, rules),
    payslips: relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks),
    average,
    limit: amountOf(limit.number),
    statutory,
    nhs,
    statutoryKind,
    weeks,
    spans: weekSpans(weeks),
    payments,
    months: byMonth(payments),
    total: addUp(weeks),
    totalAsPaid: addUp(payments),
    assumptions,
    assumedRate,
  };
}
