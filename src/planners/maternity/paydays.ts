import {
  addDays,
  addMonths,
  addWeeks,
  DAYS_A_WEEK,
  type Day,
  type DayRange,
  dayFrom,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  partsOf,
  weekdayOf,
} from '../../utils/calendar';
import { type Amount, partOf } from '../shared/money';

/** Pay frequency. */
export type PayRhythm = 'monthly' | 'weekly' | 'fortnightly' | 'four-weekly';

/**
 * The possible number of payments in the eight weeks before the qualifying week's last payday. With fewer, the average still
 * divides by the minimum.
 */
export const PAYMENTS: Readonly<Record<PayRhythm, { readonly least: number; readonly most: number }>> = {
  weekly: { least: 8, most: 10 },
  fortnightly: { least: 4, most: 5 },
  'four-weekly': { least: 1, most: 2 },
  monthly: { least: 2, most: 3 },
};

const WEEKS: Readonly<Record<Exclude<PayRhythm, 'monthly'>, number>> = { weekly: 1, fortnightly: 2, 'four-weekly': 4 };
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;

/** A week of a month: the first to the fourth, or the last. */
export type WeekOfMonth = 1 | 2 | 3 | 4 | 'last';

/** The paydays: monthly, or every few weeks counted from any payday. */
export type PaySchedule =
  | {
      readonly rhythm: 'monthly';
      readonly dayOfMonth: number;
      /** Whether the contract moves the payday back to a working day. */
      readonly isWorkingDay?: boolean;
    }
  /** 0 is Sunday, 6 is Saturday. */
  | { readonly rhythm: 'monthly'; readonly weekday: number; readonly week: WeekOfMonth }
  /** The last working day. */
  | { readonly rhythm: 'monthly'; readonly isLastWorkingDay: true }
  | { readonly rhythm: Exclude<PayRhythm, 'monthly'>; readonly payday: Day };

const MONDAY = 1;
const SATURDAY = 6;

const isWeekend = (day: Day): boolean => weekdayOf(day) === SATURDAY || weekdayOf(day) === 0;

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return dayFrom(year, Math.floor(days / 31), (days % 31) + 1);
}

const mondayFrom = (day: Day): Day => addDays(day, (MONDAY - weekdayOf(day) + 7) % 7);
const lastMonday = (year: number, month: number): Day => mondayFrom(addDays(lastOfMonth(dayFrom(year, month, 1)), -6));

/** A holiday or, if it falls on a weekend or on another holiday's substitute, the next free day. */
function orSubstitute(day: Day, others: readonly Day[] = []): Day {
  let kept = day;
  while (isWeekend(kept) || others.includes(kept)) kept = addDays(kept, 1);
  return kept;
}

/**
 * The bank holidays of England and Wales in a year, without one-off proclaimed ones.
 * @see https://www.gov.uk/bank-holidays
 */
export function bankHolidays(year: number): readonly Day[] {
  const easter = easterSunday(year);
  const christmas = dayFrom(year, 12, 25);
  const boxingDay = orSubstitute(dayFrom(year, 12, 26));
  return [
    orSubstitute(dayFrom(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(dayFrom(year, 5, 1)),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...(isWeekend(christmas) ? [boxingDay, orSubstitute(christmas, [boxingDay])] : [christmas, boxingDay]),
  ];
}

/** The last working day on or before a day: Monday to Friday, and no bank holiday. */
export function workingDayUpTo(day: Day): Day {
  let kept = day;
  while (isWeekend(kept) || bankHolidays(partsOf(kept).year).includes(kept)) kept = addDays(kept, -1);
  return kept;
}

/** Later days don't occur in every month; pay then comes on the last day. */
const LAST_SAFE_DAY = 28;

type MonthlySchedule = Extract<PaySchedule, { rhythm: 'monthly' }>;

/** Days since the last such weekday; 0 on that weekday itself. */
const daysAfter = (day: Day, weekday: number): number => (weekdayOf(day) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK;

function weekdayInMonth(day: Day, weekday: number, week: WeekOfMonth): Day {
  const last = lastOfMonth(day);
  if (week === 'last') return addDays(last, -daysAfter(last, weekday));
  const endOfWeek = addDays(firstOfMonth(day), week * DAYS_A_WEEK - 1);
  return addDays(endOfWeek, -daysAfter(endOfWeek, weekday));
}

/** The payday in a day's month; if moved back, it may fall in the previous month. */
function inMonth(day: Day, schedule: MonthlySchedule): Day {
  if ('weekday' in schedule) return weekdayInMonth(day, schedule.weekday, schedule.week);
  const last = lastOfMonth(day);
  if ('isLastWorkingDay' in schedule) return workingDayUpTo(last);
  const { dayOfMonth, isWorkingDay } = schedule;
  const payday = dayOfMonth > LAST_SAFE_DAY ? last : addDays(firstOfMonth(day), dayOfMonth - 1);
  return isWorkingDay ? workingDayUpTo(payday) : payday;
}

/** The first payday on or after a day. */
function paydayFrom(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const paydays = [0, 1, 2].map((months) => inMonth(addMonths(firstOfMonth(day), months), schedule));
    return paydays.find((payday) => payday >= day) ?? day;
  }
  const days = DAYS_A_WEEK * WEEKS[schedule.rhythm];
  const behind = daysBetween(day, schedule.payday) % days;
  return addDays(day, behind < 0 ? behind + days : behind);
}

/** The last payday on or before a day. */
export function lastPaydayUpTo(day: Day, schedule: PaySchedule): Day {
  if (schedule.rhythm === 'monthly') {
    const nextMonth = inMonth(addMonths(firstOfMonth(day), 1), schedule);
    if (nextMonth <= day) return nextMonth;
    const thisMonth = inMonth(day, schedule);
    return thisMonth <= day ? thisMonth : inMonth(addMonths(day, -1), schedule);
  }
  const next = paydayFrom(day, schedule);
  return next === day ? day : addWeeks(next, -WEEKS[schedule.rhythm]);
}

/** All paydays from a day on, up to the first one on or after the last day. */
export function paydaysBetween({ from, to }: DayRange, schedule: PaySchedule): readonly Day[] {
  const paydays = [paydayFrom(from, schedule)];
  // At most one payday per day.
  for (let left = daysBetween(from, to); left > 0; left -= 1) {
    const last = paydays.at(-1) ?? to;
    if (last >= to) break;
    paydays.push(paydayFrom(addDays(last, 1), schedule));
  }
  return paydays;
}

/**
 * The relevant period: from the day after the last payday that is at least eight weeks before the qualifying week's last
 * payday, up to that payday.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function relevantPeriod(qualifyingWeekEnds: Day, schedule: PaySchedule, weeks: number): DayRange {
  const to = lastPaydayUpTo(qualifyingWeekEnds, schedule);
  return { from: addDays(lastPaydayUpTo(addWeeks(to, -weeks), schedule), 1), to };
}

/**
 * Average weekly pay from payslips, truncated to seven decimals.
 * @param total all pay before tax in the relevant period
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function averageWeeklyPay(total: Amount, rhythm: PayRhythm, payments: number): Amount {
  const counted = Math.max(payments, PAYMENTS[rhythm].least);
  return rhythm === 'monthly'
    ? partOf(total, MONTHS_A_YEAR, counted * WEEKS_A_YEAR)
    : partOf(total, 1, counted * WEEKS[rhythm]);
}
