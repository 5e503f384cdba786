// Guards arithmetic with days.
import {
  addDays,
  addMonths,
  dayFrom,
  dayNumber,
  daysBetween,
  firstOfMonth,
  isCalendarDay,
  lastOfMonth,
  localDay,
  monthsBetween,
  sundayOf,
  weekdayOf,
} from '../../src/utils/calendar';

test('days are counted from 1 January 1970, over leap years and centuries', () => {
  expect(['1970-01-01', '2000-02-29'].map(dayNumber)).toEqual([0, 11016]);
  expect(daysBetween('2027-01-31', '2027-04-01')).toBe(60);
  expect(daysBetween('2027-04-01', '2027-01-31')).toBe(-60);
});

test('days beyond four digits become the first or last possible', () => {
  expect([addDays('9999-12-31', 1), addMonths('9999-12-31', 5)]).toEqual(['9999-12-31', '9999-12-31']);
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
  expect(isCalendarDay('9999-12-32')).toBe(false);
});

test('a week begins on its Sunday', () => {
  expect(['2012-04-08', '1969-12-31'].map(weekdayOf)).toEqual([0, 3]);
  const week = Array.from({ length: 8 }, (_, index) => sundayOf(addDays('2012-04-08', index)));
  expect(week).toEqual([...Array<string>(7).fill('2012-04-08'), '2012-04-15']);
  expect(sundayOf('1969-12-31')).toBe('1969-12-28');
});

test('a later month keeps the day or takes its last one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
  expect(addMonths('2027-11-15', 14)).toBe('2029-01-15');
  expect(firstOfMonth('2027-04-30')).toBe('2027-04-01');
  expect(lastOfMonth('2027-02-01')).toBe('2027-02-28');
  expect(dayFrom(2027, 13, 1)).toBe('2028-01-01');
});

test.each([
  ['2026-11-22', '2027-03-22', 4],
  ['2026-11-22', '2027-03-21', 3],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', '2027-01-31', 0],
])('from %s to %s there are %d whole months', (from, to, months) => expect(monthsBetween(from, to)).toBe(months));

test('today is the local day, not that of Greenwich', () => {
  const parts = { getFullYear: () => 2027, getMonth: () => 3, getDate: () => 1 };
  expect(localDay({ ...parts, toISOString: () => '2027-03-31T23:30Z' } as Date)).toBe('2027-04-01');
});
