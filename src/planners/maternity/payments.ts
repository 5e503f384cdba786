import { addDays, type Day, daysBetween } from '../../utils/calendar';
import { type Amount, higher, nearestPenny, partOf, sum, upToPenny } from '../money';
import { type PaySchedule, paydaysBetween } from './paydays';
import type { PayWeek } from './weekly-pay';
import { DAYS_A_WEEK, type DayRange } from './weeks';

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

/** Neighbouring weeks that bring the same. */
export interface WeekSpan {
  /** Counted from 1; both count. */
  readonly first: number;
  readonly last: number;
  readonly days: DayRange;
  readonly aWeek: Pay;
  readonly all: Pay;
}

const NOTHING: Pay = { statutory: 0n, added: 0n, total: 0n, normal: 0n, gap: 0n };

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
  return { statutory, added: total - statutory, total, normal, gap: normal - total };
}

/** Several pays as one. */
export function addUp(pays: readonly Pay[]): Pay {
  const all = (part: keyof Pay): Amount => sum(pays.map((pay) => pay[part]));
  return pays.length === 0
    ? NOTHING
    : { statutory: all('statutory'), added: all('added'), total: all('total'), normal: all('normal'), gap: all('gap') };
}

/** The pay of each week of leave. */
export function paidByWeek(leaveStart: Day, weeks: readonly PayWeek[], average: Amount): readonly Payment[] {
  return weeks.map((_, week) => {
    const from = addDays(leaveStart, week * DAYS_A_WEEK);
    const days = { from, to: addDays(from, DAYS_A_WEEK - 1) };
    return { ...payFor(week * DAYS_A_WEEK, DAYS_A_WEEK, weeks, average), days, paidOn: days.to };
  });
}

/** The pay as it comes: each payday pays the days since the one before, itself included. */
export function paidByPayday(
  leaveStart: Day,
  weeks: readonly PayWeek[],
  average: Amount,
  schedule: PaySchedule,
): readonly Payment[] {
  const last = addDays(leaveStart, weeks.length * DAYS_A_WEEK - 1);
  const isOver = (day: Day): boolean => day > last;
  let from = leaveStart;
  return paydaysBetween({ from, to: last }, schedule).map((paidOn) => {
    const days = { from, to: isOver(paidOn) ? last : paidOn };
    const count = daysBetween(days.from, days.to) + 1;
    from = addDays(paidOn, 1);
    return { ...payFor(daysBetween(leaveStart, days.from), count, weeks, average), days, paidOn };
  });
}

/** The payments of each calendar month together, by the month in which they come. */
export function byMonth(payments: readonly Payment[]): readonly Payment[] {
  const months: Payment[] = [];
  for (const payment of payments) {
    const last = months.at(-1);
    if (last?.paidOn.slice(0, 7) === payment.paidOn.slice(0, 7)) {
      const days = { from: last.days.from, to: payment.days.to };
      months.splice(-1, 1, { ...addUp([last, payment]), days, paidOn: payment.paidOn });
    } else months.push(payment);
  }
  return months;
}

/** Weeks in a row that bring the same, as one. */
export function weekSpans(weeks: readonly Payment[]): readonly WeekSpan[] {
  const spans: WeekSpan[] = [];
  for (const [index, week] of weeks.entries()) {
    const { days, statutory, added, total, normal, gap } = week;
    const aWeek = { statutory, added, total, normal, gap };
    const last = spans.at(-1);
    if (last && last.aWeek.statutory === statutory && last.aWeek.total === total) {
      const span = {
        ...last,
        last: index + 1,
        days: { from: last.days.from, to: days.to },
        all: addUp([last.all, aWeek]),
      };
      spans.splice(-1, 1, span);
    } else spans.push({ first: index + 1, last: index + 1, days, aWeek, all: aWeek });
  }
  return spans;
}
