import {
  dayText,
  monthText,
  shortDayText,
  shortMonthAndYearText,
  weekdayText,
} from '../../../src/planners/shared/value-texts';
import { addDays, addMonths } from '../../../src/utils/calendar';

const DAYS = Array.from({ length: 12 }, (_, index) => addDays(addMonths('2027-01-09', index), index));

it.each<[string, (day: string) => string, Intl.DateTimeFormatOptions]>([
  ['dayText', dayText, { day: 'numeric', month: 'long', year: 'numeric' }],
  ['shortDayText', shortDayText, { day: 'numeric', month: 'short', year: 'numeric' }],
  ['monthText', monthText, { month: 'long', year: 'numeric' }],
  ['shortMonthAndYearText', shortMonthAndYearText, { month: 'short', year: '2-digit' }],
  ['weekdayText', weekdayText, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
])('%s writes every month as browsers do', (_, write, options) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  expect(DAYS.map((day) => write(day).replace('\u00a0', ' '))).toEqual(
    DAYS.map((day) => format.format(new Date(day)).replace(',', '')),
  );
});
