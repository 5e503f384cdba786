import type { Day } from '../../utils/calendar';
import { averageWeeklyPay, type PayRhythm } from './average-pay';
import { type Entitlement, earningsLimit, nhsPay, statutoryPay } from './entitlement';
import type { MaternityFigures } from './figures';
import { type DueDates, dueDates, type LeaveDates, leaveDates, noticeOfReturnBy } from './key-dates';
import type { Amount } from './money';
import { type PaySchedule, relevantPeriod } from './paydays';
import { addUp, byMonth, type Pay, type Payment, paidByPayday, paidByWeek, type WeekSpan, weekSpans } from './payments';
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

/** A figure that goes beyond what is published. */
export type Assumption = 'standard-rate' | 'earnings-limit' | 'allowance';

/** Everything that follows from the answers. */
export interface MaternityPlan {
  readonly answers: MaternityAnswers;
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
}

function averageOf({ pay }: MaternityAnswers): Amount {
  return 'average' in pay ? pay.average : averageWeeklyPay(pay.total, pay.rhythm, pay.payments);
}

/**
 * Works out dates, entitlements and pay.
 * @param figures everything that law and handbook set
 */
export function planMaternity(answers: MaternityAnswers, figures: MaternityFigures): MaternityPlan {
  const { leaveStart, employedSince, schedule, nhsSince, returnOn } = answers;
  const due = dueDates(answers.dueDate, figures);
  const leave = leaveDates(leaveStart, figures);
  const average = averageOf(answers);
  const limit = earningsLimit(due, figures.lowerEarningsLimit);
  const statutory = statutoryPay(due, employedSince, average, limit.amount);
  const nhs = nhsSince === null ? null : nhsPay(due, nhsSince);
  const statutoryKind = statutory.isDue ? 'smp' : 'allowance';
  const perWeek = payWeeks({ leaveStart, average, statutory: statutoryKind, isNhsPaid: nhs?.isDue ?? false }, figures);
  const weeks = paidByWeek(leaveStart, perWeek, average);
  const payments = paidByPayday(leaveStart, perWeek, average, schedule);
  const endsByItself = returnOn === null || returnOn > leave.additionalLeaveEnds;
  const assumptions: Assumption[] = [];
  if (perWeek.some(({ isAssumed }) => isAssumed)) assumptions.push('standard-rate');
  if (limit.isAssumed) assumptions.push('earnings-limit');
  if (statutoryKind === 'allowance') assumptions.push('allowance');
  return {
    answers,
    due,
    leave,
    returnNoticeBy: endsByItself ? null : noticeOfReturnBy(returnOn, figures),
    payslips: relevantPeriod(due.qualifyingWeek.to, schedule, figures.averagingWeeks),
    average,
    limit: limit.amount,
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
  };
}
