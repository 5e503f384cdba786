// Guards arithmetic with days.
import fc from 'fast-check';
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

const SEED = { seed: 20261122 };
const day = fc.integer({ min: -20_000, max: 60_000 }).map((number) => addDays('1970-01-01', number));

test('days are counted from 1 January 1970, over leap years and centuries', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2000-02-29')).toBe(11016);
  expect(daysBetween('2027-01-31', '2027-04-01')).toBe(60);
  expect(daysBetween('2027-04-01', '2027-01-31')).toBe(-60);
});

test('days beyond four digits become the first or last possible', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addMonths('9999-12-31', 5)).toBe('9999-12-31');
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
  expect(isCalendarDay('9999-12-32')).toBe(false);
});

test('a week begins on its Sunday', () => {
  expect(weekdayOf('2012-04-08')).toBe(0);
  expect(weekdayOf('1969-12-31')).toBe(3);
  expect(sundayOf('2012-04-09')).toBe('2012-04-08');
  fc.assert(
    fc.property(day, (any) => {
      expect(weekdayOf(sundayOf(any))).toBe(0);
      expect(daysBetween(sundayOf(any), any)).toBe(weekdayOf(any));
    }),
    SEED,
  );
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

test('only whole months count', () => {
  expect(monthsBetween('2026-11-22', '2027-04-01')).toBe(4);
  expect(monthsBetween('2026-11-22', '2027-03-22')).toBe(4);
  expect(monthsBetween('2026-11-22', '2027-03-21')).toBe(3);
  expect(monthsBetween('2027-01-31', '2027-02-28')).toBe(1);
  expect(monthsBetween('2027-01-31', '2027-01-31')).toBe(0);
});

test('today is the local day, not that of Greenwich', () => {
  const moment = {
    getFullYear: () => 2027,
    getMonth: () => 3,
    getDate: () => 1,
    toISOString: () => '2027-03-31T23:30Z',
  };
  expect(localDay(moment as Date)).toBe('2027-04-01');
});
