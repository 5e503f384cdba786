// Guards bank holidays and working days.
import { bankHolidays, workingDayUpTo } from '../../../src/planners/shared/working-days';

test.each([
  [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2022, ['01-03', '04-15', '04-18', '05-02', '05-30', '08-29', '12-26', '12-27']],
  [2025, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
])('the bank holidays of %d are those that GOV.UK lists', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
});

test.each([
  ['2026-12-27', '2026-12-24'],
  ['2027-03-29', '2027-03-25'],
  ['2027-01-01', '2026-12-31'],
  ['2026-11-27', '2026-11-27'],
])('the last working day up to %s is %s', (day, expected) => {
  expect(workingDayUpTo(day)).toBe(expected);
});
