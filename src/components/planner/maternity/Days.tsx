import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText, weekdayText } from '../../../planners/day-text';
import type { DayRange } from '../../../planners/maternity/weeks';
import type { Day } from '../../../utils/calendar';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface DaysProps {
  /** One day, or a span of time. */
  readonly days: Day | DayRange;
  /** The words around the two days of a span. */
  readonly period: string;
  /** Says the day of the week too. */
  readonly withWeekday?: boolean;
}

/** A day or a span of time in words. */
export function Days({ days, period, withWeekday = false }: DaysProps) {
  const { language } = useSiteSettings();
  const write = withWeekday ? weekdayText : dayText;
  const one = (day: Day) => <DayText dateTime={day} text={write(day, language)} />;
  if (typeof days === 'string') return one(days);
  return <FilledText template={period} values={{ from: one(days.from), to: one(days.to) }} />;
}
