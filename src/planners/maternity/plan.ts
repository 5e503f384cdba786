import type { Day, DayRange } from '../../utils/calendar';
import { type Fact, numberOn } from '../facts';
import { type Amount, amountOf } from '../money';
import { answersIn, problemsIn } from '../questions';
import type { DatedResult, PlanDate } from '../result-dates';
import { type LeavePay, leavePay, type Payment, type StatutoryKind } from './pay';
import { averageWeeklyPay, type PayRhythm, type PaySchedule, relevantPeriod } from './paydays';
import { MATERNITY_QUESTIONS, type MaternityEntries, maternityLimits, scheduleOf } from './questions';
import {
  type DueDates,
  dueDates,
  EARNINGS_LIMIT,
  type Entitlement,
  leaveDates,
  type MaternityRules,
  maternityRules,
  nhsPay,
  noticeOfReturnBy,
  statutoryPay,
} from './rules';

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

/** The answers, or null where any is missing or wrong. */
export function answersFrom(entries: MaternityEntries, facts: readonly Fact[]): MaternityAnswers | null {
  if (problemsIn(MATERNITY_QUESTIONS, entries, maternityLimits(entries, facts)).length > 0) return null;
  const answers = answersIn(MATERNITY_QUESTIONS, entries);
  const { dueDate, leaveStart, employedSince, rhythm, weeklyPay, payTotal, payments, nhsSince, returnOn } = answers;
  const schedule = scheduleOf(answers);
  const pay = weeklyPay
    ? { average: weeklyPay }
    : payTotal && payments && rhythm && { total: payTotal, payments, rhythm };
  // Nothing that is asked is missing here; the compiler cannot know it.
  if (!dueDate || !leaveStart || !employedSince || !schedule || !pay) return null;
  return { dueDate, leaveStart, employedSince, schedule, pay, nhsSince, returnOn };
}

/** What goes beyond the values that are published, or beyond what the planner can know. */
type Assumption = 'rules' | 'standard-rate' | 'earnings-limit' | 'allowance';

/** Everything that follows from the answers. */
export interface MaternityPlan extends LeavePay {
  readonly answers: MaternityAnswers;
  readonly rules: MaternityRules;
  readonly due: DueDates;
  readonly leave: ReturnType<typeof leaveDates>;
  /** The last day to announce the chosen return; null without one, or where leave ends by itself. */
  readonly returnNoticeBy: Day | null;
  /** The days whose payslips make the average. */
  readonly payslips: DayRange;
  readonly limit: Amount;
  readonly statutory: Entitlement;
  /** Null where the employer is not on NHS terms. */
  readonly nhs: Entitlement | null;
  readonly statutoryKind: StatutoryKind;
  readonly assumptions: readonly Assumption[];
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
  const pay = leavePay(terms, schedule, rules, facts);
  const endsByItself = returnOn === null || returnOn > leave.additionalLeaveEnds;
  const assumptions: Assumption[] = [];
  if (rules.isAssumed) assumptions.push('rules');
  if (pay.assumedRate) assumptions.push('standard-rate');
  if (limit.isAssumed) assumptions.push('earnings-limit');
  if (statutoryKind === 'allowance') assumptions.push('allowance');
  return {
    answers,
    rules,
    due,
    leave,
    returnNoticeBy: endsByItself ? null : noticeOfReturnBy(returnOn, rules),
    payslips: relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks),
    limit: amountOf(limit.number),
    statutory,
    nhs,
    statutoryKind,
    ...pay,
    assumptions,
  };
}

/** What follows from entries; null while they are not complete. */
export function planOf(entries: MaternityEntries, facts: readonly Fact[]): MaternityPlan | null {
  const answers = answersFrom(entries, facts);
  return answers && planMaternity(answers, facts);
}

/** The days of every date of a leave; null for one that a plan does not have. */
function spansOf({ due, leave, answers, payslips, returnNoticeBy }: MaternityPlan) {
  return {
    weekDue: due.weekDue,
    qualifyingWeek: due.qualifyingWeek,
    payslips,
    certificateFrom: due.certificateFrom,
    tellBy: due.tellBy,
    earliestLeave: due.earliestLeave,
    askForPayBy: leave.askForPayBy,
    illnessFrom: due.illnessFrom,
    leaveStart: answers.leaveStart,
    dueDate: answers.dueDate,
    proofBy: leave.proofBy,
    ordinaryLeaveEnds: leave.ordinaryLeaveEnds,
    payEnds: leave.payEnds,
    additionalLeaveEnds: leave.additionalLeaveEnds,
    returnNoticeBy,
  };
}

/** The dates of a leave. */
export type MaternityDate = keyof ReturnType<typeof spansOf>;

const DEADLINES: readonly MaternityDate[] = ['tellBy', 'askForPayBy', 'proofBy', 'returnNoticeBy'];

/** What someone on leave has to do or to know; the others explain these. */
const KEY_DATES = [
  'certificateFrom',
  'tellBy',
  'askForPayBy',
  'leaveStart',
  'dueDate',
  'proofBy',
  'payEnds',
  'returnNoticeBy',
  'additionalLeaveEnds',
] as const satisfies readonly MaternityDate[];

/** One of these. */
export type MaternityKeyDate = (typeof KEY_DATES)[number];

/** Whether a date of a plan is one of the key dates, and applies. */
export function isKeyDate<Dated extends DatedResult<MaternityDate>>(
  date: Dated,
): date is Dated & { readonly name: MaternityKeyDate } {
  return date.isKey;
}

const OF_STATUTORY_PAY: readonly MaternityDate[] = ['askForPayBy', 'proofBy', 'payEnds'];

/** Whether a date is about statutory pay that is not due. */
export function isMoot(name: MaternityDate, plan: MaternityPlan): boolean {
  return !plan.statutory.isDue && OF_STATUTORY_PAY.includes(name);
}

/** Every date of a plan; the notice of an earlier return only where a return is chosen. */
export function maternityDates(plan: MaternityPlan): readonly PlanDate<MaternityDate>[] {
  const spans = spansOf(plan);
  return (Object.keys(spans) as MaternityDate[]).flatMap((name) => {
    const span = spans[name];
    if (span === null) return [];
    const applies = !isMoot(name, plan);
    return {
      name,
      ...(typeof span === 'string' ? { from: span, to: span } : span),
      isDeadline: applies && DEADLINES.includes(name),
      isKey: applies && (KEY_DATES as readonly MaternityDate[]).includes(name),
    };
  });
}

/**
 * The first month that is wholly on lower pay, after the largest drop in pay beside the last one, to nothing.
 * @returns null where pay never falls before it ends
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
  return (from && months.find(({ days, total }) => days.from >= from && total > 0n)) || null;
}

/** The first and the last month without any pay, and how many weeks bring none. */
interface UnpaidTime {
  readonly first: Payment;
  readonly last: Payment;
  readonly weeks: number;
}

/** The months without pay; null where every month brings some. */
export function unpaidTime({ months, weeks }: MaternityPlan): UnpaidTime | null {
  const unpaid = months.filter(({ total }) => total === 0n);
  const [first, last] = [unpaid[0], unpaid.at(-1)];
  return first && last ? { first, last, weeks: weeks.filter(({ total }) => total === 0n).length } : null;
}
