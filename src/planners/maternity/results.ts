import { addDays, addMonths, lastOfMonth } from '../../utils/calendar';
import type { Amount } from '../money';
import type { DatedResult, PlanDate } from '../result-dates';
import { lastPaydayUpTo, type PaySchedule } from './paydays';
import type { Payment } from './payments';
import type { MaternityPlan } from './plan';
import type { DayRange } from './weeks';

/** The dates of a leave. */
export type MaternityDate =
  | 'weekDue'
  | 'qualifyingWeek'
  | 'payslips'
  | 'certificateFrom'
  | 'tellBy'
  | 'earliestLeave'
  | 'askForPayBy'
  | 'illnessFrom'
  | 'leaveStart'
  | 'dueDate'
  | 'proofBy'
  | 'ordinaryLeaveEnds'
  | 'payEnds'
  | 'additionalLeaveEnds'
  | 'returnNoticeBy';

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

type MaternityKeyDate = (typeof KEY_DATES)[number];

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
  const { due, leave, answers, payslips, returnNoticeBy } = plan;
  const spans: Readonly<Record<MaternityDate, DayRange | string | null>> = {
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

/** A month of pay. */
export interface PayMonth extends Payment {
  /** Whether some of its pay is for days at work, which are not counted here. */
  readonly isPart: boolean;
}

/** The months in which pay comes, and whether leave fills them. */
export function payMonths({
  months,
  answers: { schedule },
}: Pick<MaternityPlan, 'months' | 'answers'>): readonly PayMonth[] {
  return months.map((month) => ({ ...month, isPart: !isWhole(month, schedule) }));
}

/** A whole month pays all days from the last payday of the month before to its own last payday. */
function isWhole({ days, paidOn }: Payment, schedule: PaySchedule): boolean {
  const before = lastPaydayUpTo(lastOfMonth(addMonths(paidOn, -1)), schedule);
  return days.from === addDays(before, 1) && days.to === lastPaydayUpTo(lastOfMonth(paidOn), schedule);
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
export interface UnpaidTime {
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
