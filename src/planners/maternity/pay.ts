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
import { type Fact, type NumberOnDay, numberOn } from '../shared/facts';
import { type Amount, amountOf, higher, lower, nearestPenny, partOf, sum, upToPenny } from '../shared/money';
import { lastPaydayUpTo, type PaySchedule, paydaysBetween } from './paydays';
import { type MaternityRules, STANDARD_RATE } from './rules';

/** Pay for one week of leave, not rounded. */
interface PayWeek {
  readonly statutory: Amount;
  /** Statutory pay plus the employer's. */
  readonly total: Amount;
  /** The standard rate, if it applies but is unknown for that week. */
  readonly assumedRate: NumberOnDay | null;
}

interface PayTerms {
  readonly leaveStart: Day;
  readonly average: Amount;
  /** Whether Statutory Maternity Pay is due; if not, Maternity Allowance is counted. */
  readonly isSmp: boolean;
  /** Whether the NHS scheme pays (Agenda for Change handbook, section 15). */
  readonly isNhsPaid: boolean;
}

/** The first seven days of April, which include a Sunday and the start of the tax year. */
const START_OF_APRIL = /-04-0[1-7]$/;

/**
 * A new standard rate starts on the first Sunday in April, shifted to the weekday on which leave began, so that no week is
 * paid at two rates: a week's rate is that of the Sunday on or before its first day. A rate stated to start on another of
 * these seven days, such as the tax year's first, counts from the first Sunday too.
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
 * Pay for each week of leave. Statutory pay is a share of average pay (90% for six weeks), then the lower of the standard
 * rate and that share. NHS pay tops it up to full pay (eight weeks), then adds half pay, up to full pay (eighteen weeks).
 * @see https://www.gov.uk/maternity-pay-leave/pay
 * @see https://www.nhsemployers.org/publications/tchandbook
 */
function payWeeks(terms: PayTerms, rules: MaternityRules, facts: readonly Fact[]): readonly PayWeek[] {
  const { leaveStart, average, isSmp, isNhsPaid } = terms;
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

/** Pay for some days of leave, in whole pennies. */
export interface Pay {
  readonly statutory: Amount;
  /** The employer's addition. */
  readonly added: Amount;
  readonly total: Amount;
  /** Normal pay for the same days at work. */
  readonly normal: Amount;
  readonly gap: Amount;
}

/** Pay for the days up to a payday. */
export interface Payment extends Pay {
  readonly days: DayRange;
  readonly paidOn: Day;
}

/** Consecutive weeks with equal pay. */
interface WeekSpan {
  /** Counted from 1, inclusive. */
  readonly first: number;
  readonly last: number;
  readonly days: DayRange;
  readonly aWeek: Pay;
  readonly all: Pay;
}

const payOf = (statutory: Amount, total: Amount, normal: Amount): Pay => ({
  statutory,
  added: total - statutory,
  total,
  normal,
  gap: normal - total,
});

/**
 * Pay for some days of leave. A day is a seventh of its week; the sum is truncated to seven decimals, and statutory pay then
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

/** Adds up several pays. */
export function addUp(pays: readonly Pay[]): Pay {
  const all = (part: keyof Pay): Amount => sum(pays.map((pay) => pay[part]));
  return payOf(all('statutory'), all('total'), all('normal'));
}

/** The actual payments: each payday covers the days since the one before, including itself. */
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

/** A full month's pay covers all days from the last payday of the previous month to its own last payday. */
function isWhole({ days, paidOn }: Payment, schedule: PaySchedule): boolean {
  const before = lastPaydayUpTo(lastOfMonth(addMonths(paidOn, -1)), schedule);
  return days.from === addDays(before, 1) && days.to === lastPaydayUpTo(lastOfMonth(paidOn), schedule);
}

/** The payments of each calendar month together; part of a month's pay may be for days at work, which don't count here. */
function byMonth(payments: readonly Payment[], schedule: PaySchedule) {
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

/** Merges consecutive weeks with equal pay. */
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

/** All pay of a leave: weekly, as paid, and monthly. */
export function leavePay(terms: PayTerms, schedule: PaySchedule, rules: MaternityRules, facts: readonly Fact[]) {
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
    /** The sum of the actual payments, each rounded separately. */
    totalAsPaid: addUp(payments),
    /** The standard rate that replaces an unknown one; null if all are known. */
    assumedRate: perWeek.find((week) => week.assumedRate)?.assumedRate ?? null,
  };
}
