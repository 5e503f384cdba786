import { addDays, type Day } from '../../utils/calendar';
import { dayIn } from '../entered-days';
import type { Fact } from '../facts';
import { type Amount, readAmount } from '../money';
import { PAY_RHYTHMS, PAYMENTS, type PayRhythm } from './average-pay';
import { dueDates, leaveDates } from './key-dates';
import type { PaySchedule, WeekOfMonth } from './paydays';
import type { MaternityAnswers } from './plan';
import { type MaternityRules, maternityRules } from './rules';
import type { DayRange } from './weeks';

/** Every field of the planner, with what it begins with. */
export const NO_ENTRIES = {
  dueDate: '',
  leaveStart: '',
  employedSince: '',
  rhythm: 'monthly',
  monthlyOn: 'day',
  dayOfMonth: '31',
  week: 'last',
  weekday: '5',
  payday: '',
  paySource: 'average',
  weeklyPay: '',
  payTotal: '',
  payments: '',
  nhs: '',
  nhsSince: '',
  returnOn: '',
};

export type MaternityField = keyof typeof NO_ENTRIES;

/** Every field as it is filled in. */
export type MaternityEntries = Readonly<Record<MaternityField, string>>;

/** What is wrong with an answer, beyond an empty field. */
export type AnswerProblem =
  | { readonly field: 'leaveStart'; readonly kind: 'leaveTooEarly' | 'leaveTooLate'; readonly day: Day }
  | { readonly field: 'employedSince'; readonly kind: 'employedTooLate' }
  | { readonly field: 'nhsSince'; readonly kind: 'nhsTooLate' }
  | { readonly field: 'weeklyPay' | 'payTotal'; readonly kind: 'weeklyPay' | 'payTotal' }
  | { readonly field: 'payments'; readonly kind: 'payments'; readonly max: number }
  | { readonly field: 'returnOn'; readonly kind: 'returnOutside'; readonly days: DayRange };

/** How long after its due date a baby may come. */
const LATEST_DAYS = 28;

/** The first due date for whose leave the rates are known. */
export const FIRST_DUE: Day = '2012-01-01';

/** The due date; null while it is not filled in. */
export const dueDateOf = ({ dueDate }: MaternityEntries): Day | null => dayIn(dueDate, FIRST_DUE);

/** The rhythm that is chosen. */
export function rhythmOf({ rhythm }: MaternityEntries): PayRhythm {
  return PAY_RHYTHMS.find((known) => known === rhythm) ?? 'monthly';
}

/** The weeks of a month from which one can be chosen. */
export const WEEKS_OF_MONTH = ['1', '2', '3', '4', 'last'] as const;

function weekOf(text: string): WeekOfMonth | null {
  if (text === 'last') return text;
  return ([1, 2, 3, 4] as const).find((week) => String(week) === text) ?? null;
}

function monthlySchedule(entries: MaternityEntries): PaySchedule | null {
  const rhythm = 'monthly';
  if (entries.monthlyOn === 'last-working-day') return { rhythm, isLastWorkingDay: true };
  if (entries.monthlyOn === 'weekday') {
    const week = weekOf(entries.week);
    return week !== null && /^[0-6]$/.test(entries.weekday) ? { rhythm, week, weekday: Number(entries.weekday) } : null;
  }
  const dayOfMonth = Number(entries.dayOfMonth);
  return Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= 31 ? { rhythm, dayOfMonth } : null;
}

/** When pay comes; null while it is not filled in. */
export function scheduleOf(entries: MaternityEntries): PaySchedule | null {
  const rhythm = rhythmOf(entries);
  if (rhythm === 'monthly') return monthlySchedule(entries);
  const payday = dayIn(entries.payday);
  return payday === null ? null : { rhythm, payday };
}

function positive(text: string): Amount | null {
  const amount = readAmount(text);
  return amount === null || amount === 0n ? null : amount;
}

function paymentsOf(entries: MaternityEntries): number | null {
  const payments = Number(entries.payments);
  const { most } = PAYMENTS[rhythmOf(entries)];
  return Number.isInteger(payments) && payments >= 1 && payments <= most ? payments : null;
}

function leaveProblems(dueDate: Day, leaveStart: Day, rules: MaternityRules): readonly AnswerProblem[] {
  const { earliestLeave } = dueDates(dueDate, rules);
  const latest = addDays(dueDate, LATEST_DAYS);
  if (leaveStart < earliestLeave) return [{ field: 'leaveStart', kind: 'leaveTooEarly', day: earliestLeave }];
  return leaveStart > latest ? [{ field: 'leaveStart', kind: 'leaveTooLate', day: latest }] : [];
}

function payProblems(entries: MaternityEntries): readonly AnswerProblem[] {
  if (entries.paySource !== 'payslips') {
    const isWrong = entries.weeklyPay && !positive(entries.weeklyPay);
    return isWrong ? [{ field: 'weeklyPay', kind: 'weeklyPay' }] : [];
  }
  const problems: AnswerProblem[] = [];
  if (entries.payTotal && !positive(entries.payTotal)) problems.push({ field: 'payTotal', kind: 'payTotal' });
  if (entries.payments && !paymentsOf(entries)) {
    problems.push({ field: 'payments', kind: 'payments', max: PAYMENTS[rhythmOf(entries)].most });
  }
  return problems;
}

/** A job or a service that begins with the leave or after it, and a return outside of it. */
function orderProblems(entries: MaternityEntries, leaveStart: Day, rules: MaternityRules): readonly AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  const [employedSince, nhsSince] = [dayIn(entries.employedSince), dayIn(entries.nhsSince)];
  if (employedSince && employedSince >= leaveStart) problems.push({ field: 'employedSince', kind: 'employedTooLate' });
  if (entries.nhs === 'yes' && nhsSince && nhsSince >= leaveStart) {
    problems.push({ field: 'nhsSince', kind: 'nhsTooLate' });
  }
  const { additionalLeaveEnds } = leaveDates(leaveStart, rules);
  const days = { from: addDays(leaveStart, 1), to: addDays(additionalLeaveEnds, 1) };
  const returnOn = dayIn(entries.returnOn);
  const isInside = returnOn && returnOn >= days.from && returnOn <= days.to;
  if (entries.returnOn && !isInside) problems.push({ field: 'returnOn', kind: 'returnOutside', days });
  return problems;
}

/**
 * What is wrong with the answers. Empty fields and days outside the range are not: the fields check those by themselves.
 * @param facts everything that law and handbook set
 */
export function problemsIn(entries: MaternityEntries, facts: readonly Fact[]): readonly AnswerProblem[] {
  const [dueDate, leaveStart] = [dueDateOf(entries), dayIn(entries.leaveStart)];
  if (!leaveStart) return payProblems(entries);
  const rules = maternityRules(facts, dueDate ?? leaveStart);
  return [
    ...(dueDate ? leaveProblems(dueDate, leaveStart, rules) : []),
    ...orderProblems(entries, leaveStart, rules),
    ...payProblems(entries),
  ];
}

function payOf(entries: MaternityEntries): MaternityAnswers['pay'] | null {
  if (entries.paySource !== 'payslips') {
    const average = positive(entries.weeklyPay);
    return average === null ? null : { average };
  }
  const [total, payments] = [positive(entries.payTotal), paymentsOf(entries)];
  return total === null || payments === null ? null : { total, payments, rhythm: rhythmOf(entries) };
}

/** The answers, or null where any is missing or wrong. */
export function answersFrom(entries: MaternityEntries, facts: readonly Fact[]): MaternityAnswers | null {
  const [dueDate, leaveStart, employedSince] = [
    dueDateOf(entries),
    dayIn(entries.leaveStart),
    dayIn(entries.employedSince),
  ];
  const [schedule, pay] = [scheduleOf(entries), payOf(entries)];
  const nhsSince = entries.nhs === 'yes' ? dayIn(entries.nhsSince) : null;
  const isAnswered = entries.nhs === 'no' || nhsSince !== null;
  if (!dueDate || !leaveStart || !employedSince || !schedule || !pay || !isAnswered) return null;
  if (problemsIn(entries, facts).length > 0) return null;
  return { dueDate, leaveStart, employedSince, schedule, pay, nhsSince, returnOn: dayIn(entries.returnOn) };
}
