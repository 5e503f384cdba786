import { addDays, addMonths, type Day, daysBetween, firstOfMonth, lastOfMonth, weekdayOf } from '../../utils/calendar';
import type { PayRhythm } from './average-pay';
import { addWeeks, DAYS_A_WEEK, type DayRange } from './weeks';

/** A week of a month: the first to the fourth, or the last. */
export type WeekOfMonth = 1 | 2 | 3 | 4 | 'last';

/** When pay comes: once a month, or every so many weeks counted from any payday. */
export type PaySchedule =
  | { readonly rhythm: 'monthly'; readonly dayOfMonth: number }
  /** 0 is Sunday, 6 is Saturday. */
  | { readonly rhythm: 'monthly'; readonly weekday: number; readonly week: WeekOfMonth }
  /** The last day from Monday to Friday. */
  | { readonly rhythm: 'monthly'; readonly isLastWorkingDay: true }
  | { readonly rhythm: Exclude<PayRhythm, 'monthly'>; readonly payday: Day };

/** A later day is not in every month; pay then comes on the last. */
const LAST_SAFE_DAY = 28;
const DAYS: Readonly<Record<Exclude<PayRhythm, 'monthly'>, number>> = { weekly: 7, fortnightly: 14, 'four-weekly': 28 };

type MonthlySchedule = Extract<PaySchedule, { rhythm: 'monthly' }>;

const FRIDAY = 5;
const SATURDAY = 6;

/** How many days a day is after the last such weekday; 0 on that weekday itself. */
const daysAfter = (day: Day, weekday: number): number => (weekdayOf(day) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK;

function weekdayInMonth(day: Day, weekday: number, week: WeekOfMonth): Day {
  const last = lastOfMonth(day);
  if (week === 'last') return addDays(last, -daysAfter(last, weekday));
  const endOfWeek = addDays(firstOfMonth(day), week * DAYS_A_WEEK - 1);
  return addDays(endOfWeek, -daysAfter(endOfWeek, weekday));
}

/** The payday in the month of a day. */
function inMonth(day: Day, schedule: MonthlySchedule): Day {
  if ('weekday' in schedule) return weekdayInMonth(day, schedule.weekday, schedule.week);
  const last = lastOfMonth(day);
  if ('isLastWorkingDay' in schedule) {
    const isWeekend = weekdayOf(last) === SATURDAY || weekdayOf(last) === 0;
    return isWeekend ? addDays(last, -daysAfter(last, FRIDAY)) : last;
  }
  const { dayOfMonth } = schedule;
  return dayOfMonth > LAST_SAFE_DAY ? last : addDays(firstOfMonth(day), dayOfMonth - 1);
}

/** The first payday on or after a day. */
function paydayFrom(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const thisMonth = inMonth(day, schedule);
    return thisMonth >= day ? thisMonth : inMonth(addMonths(day, 1), schedule);
  }
  const days = DAYS[schedule.rhythm];
  const behind = daysBetween(day, schedule.payday) % days;
  return addDays(day, behind < 0 ? behind + days : behind);
}

/** The last payday on or before a day. */
export function lastPaydayUpTo(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const thisMonth = inMonth(day, schedule);
    return thisMonth <= day ? thisMonth : inMonth(addMonths(day, -1), schedule);
  }
  const next = paydayFrom(day, schedule);
  return next === day ? day : addDays(next, -DAYS[schedule.rhythm]);
}

/** Every payday from a day on, up to the first one on or after the last day. */
export function paydaysBetween({ from, to }: DayRange, schedule: PaySchedule): readonly Day[] {
  const paydays = [paydayFrom(from, schedule)];
  // No day has two, so that there are never more than days.
  for (let left = daysBetween(from, to); left > 0; left -= 1) {
    const last = paydays.at(-1) ?? to;
    if (last >= to) break;
    paydays.push(paydayFrom(addDays(last, 1), schedule));
  }
  return paydays;
}

/**
 * The relevant period: from the day after the last payday that is so many weeks (eight) or more before the last payday of
 * the qualifying week, up to that payday.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function relevantPeriod(qualifyingWeekEnds: Day, schedule: PaySchedule, weeks: number): DayRange {
  const to = lastPaydayUpTo(qualifyingWeekEnds, schedule);
  return { from: addDays(lastPaydayUpTo(addWeeks(to, -weeks), schedule), 1), to };
}
