// Guards maternity pay to the penny, with published cases.
import { leavePay } from '../../../src/planners/maternity/pay';
import type { PaySchedule } from '../../../src/planners/maternity/paydays';
import { amountOf, plainAmount } from '../../../src/planners/shared/money';
import { MATERNITY_FACTS, nursePlan as planOf, RULES } from './maternity-facts';

const ON_THE_FIRST: PaySchedule = { rhythm: 'monthly', dayOfMonth: 1 };

function paid(leaveStart: string, average: number, schedule = ON_THE_FIRST) {
  const terms = { leaveStart, average: amountOf(average), isSmp: true, isNhsPaid: false };
  return leavePay(terms, schedule, RULES, MATERNITY_FACTS);
}

test.each([
  ['2012-07-12', 120.4, '4226.04'],
  ['2012-07-12', 235.4, '5741.01'],
  ['2026-05-01', 1000, '11812.56'],
  ['2026-04-26', 1000, '11812.56'],
])("GOV.UK's published case of leave from %s, £%d a week: £%s", (leaveStart, average, sum) => {
  expect(plainAmount(paid(leaveStart, average).total.statutory)).toBe(sum);
});

const monthly = (dayOfMonth: number): PaySchedule => ({ rhythm: 'monthly', dayOfMonth });

test.each<[string, string, number, PaySchedule, number, Readonly<Record<string, string>>]>([
  ['on the first day of the month', '2013-03-01', 300, monthly(1), 10, { '2013-03-01': '38.58' }],
  [
    'each Friday',
    '2013-01-03',
    250,
    { rhythm: 'weekly', payday: '2012-12-28' },
    40,
    { '2013-01-04': '64.29', '2013-01-11': '225.00', '2013-10-04': '97.70' },
  ],
  [
    'every two weeks',
    '2013-01-03',
    250,
    { rhythm: 'fortnightly', payday: '2013-01-03' },
    21,
    { '2013-01-03': '32.15', '2013-01-17': '450.00', '2013-02-28': '270.90', '2013-10-10': '117.24' },
  ],
  ['on the fifth', '2013-01-03', 250, monthly(5), 10, { '2013-01-05': '96.43', '2013-10-05': '527.58' }],
  ['on the first', '2013-01-03', 250, monthly(1), 10, { '2013-02-01': '964.29', '2013-11-01': '19.54' }],
  ['on day 31', '2013-01-03', 250, monthly(31), 10, { '2013-01-31': '932.15', '2013-10-31': '39.08' }],
  [
    'each Friday, across the new rate of April 2013',
    '2013-01-25',
    200,
    { rhythm: 'weekly', payday: '2013-01-25' },
    40,
    {
      ...{ '2013-01-25': '25.72', '2013-02-01': '180.00', '2013-03-08': '173.64' },
      ...{ '2013-04-05': '135.45', '2013-04-12': '135.64', '2013-04-19': '136.78' },
    },
  ],
  [
    'on the last working day of each month',
    '2017-10-01',
    203.0769,
    { rhythm: 'monthly', isLastWorkingDay: true },
    10,
    { '2017-10-31': '809.41', '2018-07-31': '20.74' },
  ],
  [
    'on the second Friday of each month',
    '2013-01-03',
    250,
    { rhythm: 'monthly', weekday: 5, week: 2 },
    10,
    { '2013-01-11': '289.29', '2013-10-11': '371.26' },
  ],
  [
    'on the last Friday of each month, across the new rate',
    '2013-01-25',
    144.32,
    { rhythm: 'monthly', weekday: 5, week: 'last' },
    10,
    { '2013-01-25': '18.56', '2013-03-29': '649.44', '2013-05-31': '649.44' },
  ],
])("GOV.UK's published case, as paid %s", (_when, leaveStart, average, schedule, count, amounts) => {
  const payments = paid(leaveStart, average, schedule).payments.filter(({ statutory }) => statutory > 0n);
  expect(payments).toHaveLength(count);
  const all = Object.fromEntries(payments.map(({ paidOn, statutory }) => [paidOn, plainAmount(statutory)]));
  expect(all).toMatchObject(amounts);
});

test('a month is whole if it pays every day since the last', () => {
  const parts = (values: Parameters<typeof planOf>[0]) =>
    planOf(values)
      .months.filter(({ isPart }) => isPart)
      .map(({ paidOn }) => paidOn.slice(0, 7));
  // The leave starts on the day after a payday and ends on one.
  expect(parts({})).toEqual(['2027-06']);
  expect(parts({ leaveStart: '2026-07-01' })).toEqual(['2026-07', '2027-07']);
  expect(parts({ schedule: { rhythm: 'weekly', payday: '2026-06-26' } })).toEqual(['2026-07', '2027-07']);
});
