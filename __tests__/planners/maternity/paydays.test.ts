// Guards paydays, bank holidays and average pay.
import {
  averageWeeklyPay,
  bankHolidays,
  type PaySchedule,
  paydaysBetween,
  relevantPeriod,
  workingDayUpTo,
} from '../../../src/planners/maternity/paydays';
import { amountOf, plainAmount } from '../../../src/planners/shared/money';

/** GOV.UK's published cases: pay in the relevant period, frequency, average weekly pay. */
const CASES = [
  [5321.2, 'weekly', 8, '665.15'],
  [1600, 'weekly', 8, '200.00'],
  [1208, 'weekly', 8, '151.00'],
  [3194.56, 'fortnightly', 4, '399.32'],
  [3056.48, 'four-weekly', 2, '382.06'],
  [16_000, 'monthly', 2, '1846.1538461'],
  [1600, 'monthly', 2, '184.6153846'],
  [1250.75, 'monthly', 2, '144.3173076'],
] as const;

test.each([
  ...CASES,
  // Additional payments are counted, missing ones are not.
  [900, 'weekly', 10, '90.00'],
  [900, 'weekly', 5, '112.50'],
  [3900, 'monthly', 3, '300.00'],
  [1000, 'fortnightly', 5, '100.00'],
  [1000, 'four-weekly', 1, '250.00'],
] as const)('the average of £%d paid %s, %d payments', (total, rhythm, payments, average) => {
  expect(plainAmount(averageWeeklyPay(amountOf(total), rhythm, payments))).toBe(average);
});

const leave = { from: '2012-07-12', to: '2013-04-10' };

test.each<[PaySchedule, string[], string]>([
  [{ rhythm: 'weekly', payday: '2012-07-12' }, ['2012-07-12', '2012-07-19'], '2013-04-11'],
  [{ rhythm: 'fortnightly', payday: '2012-07-25' }, ['2012-07-25', '2012-08-08'], '2013-04-17'],
  [{ rhythm: 'four-weekly', payday: '2012-08-08' }, ['2012-08-08', '2012-09-05'], '2013-04-17'],
  [{ rhythm: 'monthly', dayOfMonth: 9 }, ['2012-08-09', '2012-09-09'], '2013-05-09'],
  [{ rhythm: 'monthly', dayOfMonth: 1 }, ['2012-08-01', '2012-09-01'], '2013-05-01'],
  [{ rhythm: 'monthly', dayOfMonth: 28 }, ['2012-07-28', '2012-08-28'], '2013-04-28'],
  [{ rhythm: 'monthly', dayOfMonth: 29 }, ['2012-07-31', '2012-08-31'], '2013-04-30'],
  [{ rhythm: 'monthly', isLastWorkingDay: true }, ['2012-07-31', '2012-08-31'], '2013-04-30'],
  [{ rhythm: 'monthly', dayOfMonth: 9, isWorkingDay: true }, ['2012-08-09', '2012-09-07'], '2013-05-09'],
  [{ rhythm: 'monthly', dayOfMonth: 1, isWorkingDay: true }, ['2012-08-01', '2012-08-31'], '2013-05-01'],
  [{ rhythm: 'monthly', weekday: 1, week: 2 }, ['2012-08-13', '2012-09-10'], '2013-05-13'],
])('the paydays of %j', (schedule, first, last) => {
  const paydays = paydaysBetween(leave, schedule);
  expect(paydays.slice(0, 2)).toEqual(first);
  expect(paydays.at(-1)).toBe(last);
});

const ON_THE_27TH: PaySchedule = { rhythm: 'monthly', dayOfMonth: 27 };
const FRIDAYS: PaySchedule = { rhythm: 'weekly', payday: '2026-03-27' };
const FIRST_WORKING_DAY: PaySchedule = { rhythm: 'monthly', dayOfMonth: 1, isWorkingDay: true };

test.each([
  ['2026-03-28', ON_THE_27TH, 8, '2026-01-28', '2026-03-27'],
  ['2026-03-28', FRIDAYS, 8, '2026-01-31', '2026-03-27'],
  // A payday on New Year’s Day moves to the year before.
  ['2026-12-31', FIRST_WORKING_DAY, 4, '2026-12-02', '2026-12-31'],
  ['2027-01-01', FIRST_WORKING_DAY, 4, '2026-12-02', '2026-12-31'],
])('the relevant period before %s, paid %j, covers at least %d weeks of payslips', (day, schedule, weeks, from, to) => {
  expect(relevantPeriod(day, schedule, weeks)).toEqual({ from, to });
});

test.each<[PaySchedule, string, string, string[]]>([
  [{ rhythm: 'monthly', isLastWorkingDay: true }, '2027-05-01', '2027-05-28', ['2027-05-28']],
  [FIRST_WORKING_DAY, '2026-12-02', '2027-02-01', ['2026-12-31', '2027-02-01']],
])('no payday of %j from %s to %s is a bank holiday', (schedule, from, to, days) => {
  expect(paydaysBetween({ from, to }, schedule)).toEqual(days);
});

test.each([
  [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2022, ['01-03', '04-15', '04-18', '05-02', '05-30', '08-29', '12-26', '12-27']],
  [2025, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
])('the bank holidays of %d are those of GOV.UK', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
});

test.each([
  ['2049-04-16', '2049-04-19'],
  ['2076-04-17', '2076-04-20'],
])('in years of a late Easter its holidays are %s and %s', (friday, monday) => {
  expect(bankHolidays(Number(friday.slice(0, 4))).slice(1, 3)).toEqual([friday, monday]);
});

test('the last working day up to a day is not at a weekend or on a holiday', () => {
  expect(['2026-12-27', '2027-03-29', '2026-11-27'].map(workingDayUpTo)).toEqual([
    ...['2026-12-24', '2027-03-25', '2026-11-27'],
  ]);
});
