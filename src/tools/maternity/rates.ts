import { addDays, type Day, daysBetween, weekdayOf } from '../../utils/calendar';
import { type Amount, amountOf } from './money';
import { firstSundayOfApril } from './weeks';

/** A value of a figure and the days for which it holds; both days count, and an open end has no `until`. */
export interface RatePeriod {
  readonly from: Day;
  readonly until?: Day | null;
  readonly value: number;
}

/** A value on a day, and whether nobody has published it for that day. */
export interface RateOnDay {
  readonly amount: Amount;
  readonly isAssumed: boolean;
}

const APRIL = '-04-';

/**
 * The first day of a new standard rate for one leave: the first Sunday in April, moved to the weekday on which that leave
 * began, so that no week of it is paid at two rates.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function upratingDay(from: Day, leaveStart: Day): Day {
  if (!from.includes(APRIL)) return from;
  return addDays(firstSundayOfApril(from.slice(0, 4)), weekdayOf(leaveStart));
}

/**
 * The value of a figure on a day. Before the first known value the first is taken, after the last the last.
 * @throws RangeError where there is no value at all
 */
export function rateOn(day: Day, periods: readonly RatePeriod[], startOf = ({ from }: RatePeriod) => from): RateOnDay {
  const [first] = periods;
  if (!first) throw new RangeError('A figure has no values.');
  const found = periods.findLast((period) => startOf(period) <= day);
  const period = found ?? first;
  const isLast = period === periods.at(-1);
  const isOver = isLast && period.until != null && addDays(period.until, movedBy(period, startOf)) < day;
  return { amount: amountOf(period.value), isAssumed: found === undefined || isOver };
}

/** A year's last value ends as much later as it began later. */
function movedBy(period: RatePeriod, startOf: (period: RatePeriod) => Day): number {
  return daysBetween(period.from, startOf(period));
}

/** The standard rate on a day of a leave. */
export function standardRateOn(day: Day, leaveStart: Day, rates: readonly RatePeriod[]): RateOnDay {
  return rateOn(day, rates, ({ from }) => upratingDay(from, leaveStart));
}
