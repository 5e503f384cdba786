import { type Fact, numberOn } from '../shared/facts';
import { type Amount, amountOf } from '../shared/money';
import { problemsIn, valuesIn } from '../shared/read-answers';
import { leavePay, type Payment } from './pay';
import { averageWeeklyPay, relevantPeriod } from './paydays';
import { MATERNITY_QUESTIONS, type MaternityAnswers, maternityLimits, scheduleOf } from './questions';
import { dueDates, EARNINGS_LIMIT, leaveDates, maternityRules, nhsPay, noticeOfReturnBy, statutoryPay } from './rules';

/** The values of all answers; null if any is missing or wrong. */
export function valuesFrom(answers: MaternityAnswers, facts: readonly Fact[]) {
  if (problemsIn(MATERNITY_QUESTIONS, answers, maternityLimits(answers, facts)).length > 0) return null;
  const values = valuesIn(MATERNITY_QUESTIONS, answers);
  const { dueDate, leaveStart, employedSince, rhythm, weeklyPay, payTotal, payments, nhsSince, returnOn } = values;
  const schedule = scheduleOf(values);
  const average = weeklyPay ?? (payTotal && payments && rhythm && averageWeeklyPay(payTotal, rhythm, payments));
  // No question asked is unanswered here; the compiler cannot know.
  if (!dueDate || !leaveStart || !employedSince || !schedule || !average) return null;
  return {
    dueDate,
    leaveStart,
    employedSince,
    schedule,
    average,
    /** Null if the employer is not on NHS terms. */
    nhsSince,
    /** The chosen first day back at work, if any. */
    returnOn,
  };
}

/** The values of complete answers. */
export type MaternityValues = NonNullable<ReturnType<typeof valuesFrom>>;

/**
 * Works out dates, entitlements and pay.
 * @param facts all values set by law and handbook
 */
export function planMaternity(values: MaternityValues, facts: readonly Fact[]) {
  const { leaveStart, employedSince, schedule, average, nhsSince, returnOn } = values;
  const rules = maternityRules(facts, values.dueDate);
  const due = dueDates(values.dueDate, rules);
  const leave = leaveDates(leaveStart, rules);
  // The limit at the end of the qualifying week applies.
  const limit = numberOn(facts, EARNINGS_LIMIT, due.qualifyingWeek.to);
  const statutory = statutoryPay(due, employedSince, average, amountOf(limit.number));
  const nhs = nhsSince === null ? null : nhsPay(due, nhsSince);
  const terms = { leaveStart, average, isSmp: statutory.isDue, isNhsPaid: nhs?.isDue ?? false };
  const pay = leavePay(terms, schedule, rules, facts);
  const endsByItself = returnOn === null || returnOn > leave.additionalLeaveEnds;
  return {
    values,
    rules,
    due,
    leave,
    /** The last day to announce the chosen return; null without one, or if leave ends by itself. */
    returnNoticeBy: endsByItself ? null : noticeOfReturnBy(returnOn, rules),
    /** The days whose payslips count for the average. */
    payslips: relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks),
    limit: amountOf(limit.number),
    /** Whether the limit is unknown and replaced by the nearest one. */
    isLimitAssumed: limit.isAssumed,
    statutory,
    /** Null if the employer is not on NHS terms. */
    nhs,
    ...pay,
  };
}

/** A complete maternity plan. */
export type MaternityPlan = ReturnType<typeof planMaternity>;

/** Works out a plan; null while answers are incomplete. */
export function planOf(answers: MaternityAnswers, facts: readonly Fact[]): MaternityPlan | null {
  const values = valuesFrom(answers, facts);
  return values && planMaternity(values, facts);
}

/** All of a leave's dates; the notice of an earlier return only if a return is chosen. */
export function maternityDates({ due, leave, values, payslips, returnNoticeBy }: MaternityPlan) {
  return {
    weekDue: due.weekDue,
    qualifyingWeek: due.qualifyingWeek,
    payslips,
    certificateFrom: due.certificateFrom,
    tellBy: due.tellBy,
    earliestLeave: due.earliestLeave,
    askForPayBy: leave.askForPayBy,
    illnessFrom: due.illnessFrom,
    leaveStart: values.leaveStart,
    dueDate: values.dueDate,
    proofBy: leave.proofBy,
    ordinaryLeaveEnds: leave.ordinaryLeaveEnds,
    payEnds: leave.payEnds,
    additionalLeaveEnds: leave.additionalLeaveEnds,
    returnNoticeBy,
  };
}

/** The dates of a leave. */
export type MaternityDate = keyof ReturnType<typeof maternityDates>;

const OF_STATUTORY_PAY: readonly MaternityDate[] = ['askForPayBy', 'proofBy', 'payEnds'];

/** Whether a date is about statutory pay that is not due. */
export function isMoot(name: MaternityDate, plan: MaternityPlan): boolean {
  return !plan.statutory.isDue && OF_STATUTORY_PAY.includes(name);
}

/**
 * The first month on lower pay, after the largest drop apart from the last one, to nothing: the month of the drop, or the
 * first full one if it has still less. A month with one more payday than that before may have more, however low the pay.
 * @returns null if pay never falls before it ends
 */
export function payFall({ spans, average, months }: MaternityPlan): Payment | null {
  let last: Amount = average;
  let largest: Amount = 0n;
  let from: string | null = null;
  for (const { aWeek, days } of spans) {
    if (aWeek.total > 0n && last - aWeek.total > largest) {
      largest = last - aWeek.total;
      from = days.from;
    }
    last = aWeek.total;
  }
  if (from === null) return null;
  const drop = from;
  const whole = months.filter(({ isPart, total }) => !isPart && total > 0n);
  const isLower = ({ total }: Payment, before: Payment | undefined): boolean => !before || total < before.total;
  const index = whole.findIndex((month, at) => month.days.to >= drop && isLower(month, whole[at - 1]));
  const [fallen, next] = index === -1 ? [] : whole.slice(index);
  return (fallen && next && fallen.days.from < drop && isLower(next, fallen) ? next : fallen) ?? null;
}

/** The first and last unpaid months, and the number of unpaid weeks; null if every month is paid. */
export function unpaidTime({ months, weeks }: MaternityPlan) {
  const unpaid = months.filter(({ total }) => total === 0n);
  const [first, last] = [unpaid[0], unpaid.at(-1)];
  return first && last ? { first, last, weeks: weeks.filter(({ total }) => total === 0n).length } : null;
}
