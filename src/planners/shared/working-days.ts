import { addDays, type Day, dayFrom, lastOfMonth, partsOf, weekdayOf } from '../../utils/calendar';

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
  const boxingDay = orSubstitute(dayFrom(year, 12, 26), [christmas]);
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
