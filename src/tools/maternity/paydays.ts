import { addDays, addMonths, type Day, daysBetween, firstOfMonth, lastOfMonth } from '../days';
import type { PayRhythm } from './average-pay';
import { addWeeks, type DayRange } from './weeks';

/** When pay comes: on a day of each month, or every so many weeks counted from any payday. */
export type PaySchedule =
  | { readonly rhythm: 'monthly'; readonly dayOfMonth: number }
  | { readonly rhythm: Exclude<PayRhythm, 'monthly'>; readonly payday: Day };

/** A later day is not in every month; pay then comes on the last. */
const LAST_SAFE_DAY = 28;
const DAYS: Readonly<Record<Exclude<PayRhythm, 'monthly'>, number>> = { weekly: 7, fortnightly: 14, 'four-weekly': 28 };

function inMonth(day: Day, dayOfMonth: number): Day {
  return dayOfMonth > LAST_SAFE_DAY ? lastOfMonth(day) : addDays(firstOfMonth(day), dayOfMonth - 1);
}

/** The first payday on or after a day. */
export function paydayFrom(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const thisMonth = inMonth(day, schedule.dayOfMonth);
    return thisMonth >= day ? thisMonth : inMonth(addMonths(day, 1), schedule.dayOfMonth);
  }
  const days = DAYS[schedule.rhythm];
  const behind = daysBetween(day, schedule.payday) % days;
  return addDays(day, behind < 0 ? behind + days : behind);
}

/** The last payday on or before a day. */
export function paydayUpTo(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const thisMonth = inMonth(day, schedule.dayOfMonth);
    return thisMonth <= day ? thisMonth : inMonth(addMonths(day, -1), schedule.dayOfMonth);
  }
  const next = paydayFrom(day, schedule);
  return next === day ? day : addDays(next, -DAYS[schedule.rhythm]);
}

/** Every payday from a day on, up to the first one on or after the last day. */
export function paydaysBetween({ from, to }: DayRange, schedule: PaySchedule): readonly Day[] {
  const paydays = [paydayFrom(from, schedule)];
  for (let last = paydays[0] ?? from; last < to; ) {
    last = paydayFrom(addDays(last, 1), schedule);
    paydays.push(last);
  }
  return paydays;
}

/**
 * The relevant period: from the day after the last payday that is so many weeks (eight) or more before the last payday of
 * the qualifying week, up to that payday.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function relevantPeriod(qualifyingWeekEnds: Day, schedule: PaySchedule, weeks: number): DayRange {
  const to = paydayUpTo(qualifyingWeekEnds, schedule);
  return { from: addDays(paydayUpTo(addWeeks(to, -weeks), schedule), 1), to };
}
