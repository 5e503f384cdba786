import {
  addDays,
  addMonths,
  addWeeks,
  DAYS_A_WEEK,
  type Day,
  type DayRange,
  daysBetween,
  lastOfMonth,
  sundayOf,
} from '../../utils/calendar';
import { type Fact, type NumberOnDay, numberOn } from '../facts';
import { type Amount, amountOf, higher, lower, nearestPenny, partOf, sum, upToPenny } from '../money';
import { lastPaydayUpTo, type PaySchedule, paydaysBetween } from './paydays';
import { type MaternityRules, STANDARD_RATE } from './rules';

/** Which law pays: Statutory Maternity Pay, or where it is not due Maternity Allowance. */
export type StatutoryKind = 'smp' | 'allowance';

/** What one week of leave brings, not rounded. */
interface PayWeek {
  readonly statutory: Amount;
  /** Statutory pay and the employer's own together. */
  readonly total: Amount;
  /** The standard rate, where it is what counts and not known for that week. */
  readonly assumedRate: NumberOnDay | null;
}

interface PayTerms {
  readonly leaveStart: Day;
  /** Average weekly pay before tax. */
  readonly average: Amount;
  readonly statutory: StatutoryKind;
  /** Whether the NHS scheme pays (Agenda for Change handbook, section 15). */
  readonly isNhsPaid: boolean;
}

/** The first seven days of April, one of which is a Sunday and one the first of the tax year. */
const START_OF_APRIL = /-04-0[1-7]$/;

/**
 * A new standard rate begins on the first Sunday in April, moved to the weekday on which the leave began, so that no week of
 * it is paid at two rates: what counts for a week of the leave is the Sunday on or before its first day. A rate that is said
 * to begin on another of these seven days, such as that of the tax year, counts from the first Sunday too.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
function standardRateOf(week: number, leaveStart: Day, facts: readonly Fact[]): NumberOnDay {
  const sunday = sundayOf(addWeeks(leaveStart, week));
  return numberOn(facts, STANDARD_RATE, sunday.replace(START_OF_APRIL, '-04-07'));
}

function withNhsPay(week: number, statutory: Amount, average: Amount, rules: MaternityRules): Amount {
  if (week < rules.nhsFullPayWeeks) return average;
  const isHalf = week < rules.nhsFullPayWeeks + rules.nhsHalfPayWeeks;
  return isHalf ? lower(partOf(average, 1, 2) + statutory, average) : statutory;
}

/**
 * What each week of leave brings: statutory pay is a share of average pay for some weeks (90% for six), then the standard
 * rate or that share, whichever is lower; NHS pay makes it full pay for some weeks (eight), and adds half pay, up to full
 * pay, for others (eighteen).
 * @see https://www.gov.uk/maternity-pay-leave/pay
 * @see https://www.nhsemployers.org/publications/tchandbook
 */
function payWeeks(terms: PayTerms, rules: MaternityRules, facts: readonly Fact[]): readonly PayWeek[] {
  const { leaveStart, average, isNhsPaid } = terms;
  const isSmp = terms.statutory === 'smp';
  const paidWeeks = isSmp ? rules.payWeeks : rules.allowanceWeeks;
  const higherRateWeeks = isSmp ? rules.higherRateWeeks : 0;
  const share = partOf(average, rules.percentage, 100);
  return Array.from({ length: rules.leaveWeeks }, (_, week) => {
    const rate = week >= higherRateWeeks && week < paidWeeks ? standardRateOf(week, leaveStart, facts) : null;
    const standard = rate ? amountOf(rate.number) : share;
    const statutory = week < paidWeeks ? lower(standard, share) : 0n;
    const total = isNhsPaid ? withNhsPay(week, statutory, average, rules) : statutory;
    return { statutory, total, assumedRate: rate?.isAssumed && standard < share ? rate : null };
  });
}

/** Money for some days of leave, in whole pennies. */
export interface Pay {
  readonly statutory: Amount;
  /** What the employer adds. */
  readonly added: Amount;
  readonly total: Amount;
  /** What the same days bring at work. */
  readonly normal: Amount;
  /** What is missing. */
  readonly gap: Amount;
}

/** Pay for the days up to a payday. */
export interface Payment extends Pay {
  readonly days: DayRange;
  readonly paidOn: Day;
}

/** A month of pay. */
interface PayMonth extends Payment {
  /** Whether some of its pay is for days at work, which are not counted here. */
  readonly isPart: boolean;
}

/** Neighbouring weeks that bring the same. */
interface WeekSpan {
  /** Counted from 1; both count. */
  readonly first: number;
  readonly last: number;
  readonly days: DayRange;
  readonly aWeek: Pay;
  readonly all: Pay;
}

/** What a leave brings. */
export interface LeavePay {
  /** Average weekly pay before tax. */
  readonly average: Amount;
  readonly weeks: readonly Payment[];
  readonly spans: readonly WeekSpan[];
  readonly payments: readonly Payment[];
  readonly months: readonly PayMonth[];
  /** The sum of the weeks. */
  readonly total: Pay;
  /** The sum of the payments as they come, each rounded by itself. */
  readonly totalAsPaid: Pay;
  /** The standard rate that takes the place of one that is not known; null where all are. */
  readonly assumedRate: NumberOnDay | null;
}

const payOf = (statutory: Amount, total: Amount, normal: Amount): Pay => ({
  statutory,
  added: total - statutory,
  total,
  normal,
  gap: normal - total,
});

/**
 * Pay for some days of a leave. A day is a seventh of its week; the sum is cut at seven decimals, and statutory pay is then
 * rounded up to the penny.
 */
function payFor(firstDay: number, days: number, weeks: readonly PayWeek[], average: Amount): Pay {
  let statutorySevenths = 0n;
  let totalSevenths = 0n;
  for (let day = firstDay; day < firstDay + days; day += 1) {
    const week = weeks[Math.floor(day / DAYS_A_WEEK)];
    statutorySevenths += week?.statutory ?? 0n;
    totalSevenths += week?.total ?? 0n;
  }
  const statutory = upToPenny(partOf(statutorySevenths, 1, DAYS_A_WEEK));
  const withAdded = nearestPenny(partOf(totalSevenths, 1, DAYS_A_WEEK));
  const total = totalSevenths > statutorySevenths ? higher(withAdded, statutory) : statutory;
  const normal = nearestPenny(partOf(average, days, DAYS_A_WEEK));
  return payOf(statutory, total, normal);
}

/** Several pays as one. */
export function addUp(pays: readonly Pay[]): Pay {
  const all = (part: keyof Pay): Amount => sum(pays.map((pay) => pay[part]));
  return payOf(all('statutory'), all('total'), all('normal'));
}

/** The pay as it comes: each payday pays the days since the one before, itself included. */
function paidByPayday(
  leaveStart: Day,
  weeks: readonly PayWeek[],
  average: Amount,
  schedule: PaySchedule,
): readonly Payment[] {
  const last = addDays(leaveStart, weeks.length * DAYS_A_WEEK - 1);
  let from = leaveStart;
  return paydaysBetween({ from, to: last }, schedule).map((paidOn) => {
    const isAfterLast = paidOn > last;
    const days = { from, to: isAfterLast ? last : paidOn };
    const count = daysBetween(days.from, days.to) + 1;
    from = addDays(paidOn, 1);
    return { ...payFor(daysBetween(leaveStart, days.from), count, weeks, average), days, paidOn };
  });
}

/** A whole month pays all days from the last payday of the month before to its own last payday. */
function isWhole({ days, paidOn }: Payment, schedule: PaySchedule): boolean {
  const before = lastPaydayUpTo(lastOfMonth(addMonths(paidOn, -1)), schedule);
  return days.from === addDays(before, 1) && days.to === lastPaydayUpTo(lastOfMonth(paidOn), schedule);
}

/** The payments of each calendar month together, by the month in which they come, and whether leave fills it. */
function byMonth(payments: readonly Payment[], schedule: PaySchedule): readonly PayMonth[] {
  const months: Payment[] = [];
  for (const payment of payments) {
    const last = months.at(-1);
    if (last?.paidOn.slice(0, 7) === payment.paidOn.slice(0, 7)) {
      const days = { from: last.days.from, to: payment.days.to };
      months.splice(-1, 1, { ...addUp([last, payment]), days, paidOn: payment.paidOn });
    } else months.push(payment);
  }
  return months.map((month) => ({ ...month, isPart: !isWhole(month, schedule) }));
}

/** Weeks in a row that bring the same, as one. */
function weekSpans(weeks: readonly Payment[]): readonly WeekSpan[] {
  const spans: WeekSpan[] = [];
  for (const [index, week] of weeks.entries()) {
    const { days } = week;
    const aWeek = addUp([week]);
    const last = spans.at(-1);
    if (last && last.aWeek.statutory === aWeek.statutory && last.aWeek.total === aWeek.total) {
      const all = addUp([last.all, aWeek]);
      spans.splice(-1, 1, { ...last, last: index + 1, days: { from: last.days.from, to: days.to }, all });
    } else spans.push({ first: index + 1, last: index + 1, days, aWeek, all: aWeek });
  }
  return spans;
}

/** Everything that a leave brings: by the week, as it is paid, and by the month. */
export function leavePay(
  terms: PayTerms,
  schedule: PaySchedule,
  rules: MaternityRules,
  facts: readonly Fact[],
): LeavePay {
  const { leaveStart, average } = terms;
  const perWeek = payWeeks(terms, rules, facts);
  // As if each week were paid on its last day.
  const weeks = paidByPayday(leaveStart, perWeek, average, { rhythm: 'weekly', payday: addDays(leaveStart, -1) });
  const payments = paidByPayday(leaveStart, perWeek, average, schedule);
  return {
    average,
    weeks,
    spans: weekSpans(weeks),
    payments,
    months: byMonth(payments, schedule),
    total: addUp(weeks),
    totalAsPaid: addUp(payments),
    assumedRate: perWeek.find((week) => week.assumedRate)?.assumedRate ?? null,
  };
}
