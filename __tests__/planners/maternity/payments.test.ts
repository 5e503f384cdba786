import { type PaySchedule, paydaysBetween, relevantPeriod } from '../../../src/planners/maternity/paydays';
import { addUp, type Payment, paidByPayday, paidByWeek } from '../../../src/planners/maternity/payments';
import { payWeeks } from '../../../src/planners/maternity/weekly-pay';
import { amountOf, plainAmount } from '../../../src/planners/money';
import { addDays } from '../../../src/utils/calendar';
import { MATERNITY_FACTS, RULES } from '../../support/maternity-facts';

const weeksOf = (leaveStart: string, average: number) =>
  payWeeks({ leaveStart, average: amountOf(average), statutory: 'smp', isNhsPaid: false }, RULES, MATERNITY_FACTS);

/** The payments that hold any statutory pay, as day and amount. */
function statutory(leaveStart: string, average: number, schedule: PaySchedule): Record<string, string> {
  const payments = paidByPayday(leaveStart, weeksOf(leaveStart, average), amountOf(average), schedule);
  const paid = payments.filter((payment) => payment.statutory > 0n);
  return Object.fromEntries(paid.map((payment) => [payment.paidOn, plainAmount(payment.statutory)]));
}

const firstAndLast = (paid: Record<string, string>) => [Object.entries(paid)[0], Object.entries(paid).at(-1)];
const total = (payments: readonly Payment[]) => plainAmount(addUp(payments).statutory);

describe('published cases of GOV.UK, week by week', () => {
  test.each([
    ['2012-07-12', 120.4, '4226.04'],
    ['2012-07-12', 235.4, '5741.01'],
    ['2026-05-01', 1000, '11812.56'],
    ['2026-04-26', 1000, '11812.56'],
  ])('leave from %s, £%d a week: £%s', (leaveStart, average, sum) => {
    expect(total(paidByWeek(leaveStart, weeksOf(leaveStart, average), amountOf(average)))).toBe(sum);
  });
});

describe('published cases of GOV.UK, as paid', () => {
  test('on the first day of the month, from a leave that begins on it', () => {
    const paid = statutory('2013-03-01', 300, { rhythm: 'monthly', dayOfMonth: 1 });
    expect(Object.entries(paid)[0]).toEqual(['2013-03-01', '38.58']);
    expect(Object.keys(paid).at(-1)).toBe('2013-12-01');
  });

  test('each Friday', () => {
    const paid = statutory('2013-01-03', 250, { rhythm: 'weekly', payday: '2012-12-28' });
    expect(Object.keys(paid)).toHaveLength(40);
    expect(Object.entries(paid).slice(0, 2)).toEqual([
      ['2013-01-04', '64.29'],
      ['2013-01-11', '225.00'],
    ]);
    expect(Object.entries(paid).at(-1)).toEqual(['2013-10-04', '97.70']);
  });

  test('every two weeks', () => {
    const paid = statutory('2013-01-03', 250, { rhythm: 'fortnightly', payday: '2013-01-03' });
    expect(Object.keys(paid)).toHaveLength(21);
    expect(paid).toMatchObject({
      '2013-01-03': '32.15',
      '2013-01-17': '450.00',
      '2013-02-28': '270.90',
      '2013-10-10': '117.24',
    });
  });

  test.each([
    [5, ['2013-01-05', '96.43'], ['2013-10-05', '527.58']],
    [1, ['2013-02-01', '964.29'], ['2013-11-01', '19.54']],
    [31, ['2013-01-31', '932.15'], ['2013-10-31', '39.08']],
  ])('on day %d of each month', (dayOfMonth, first, last) => {
    const paid = statutory('2013-01-03', 250, { rhythm: 'monthly', dayOfMonth });
    expect(Object.keys(paid)).toHaveLength(10);
    expect(firstAndLast(paid)).toEqual([first, last]);
  });

  test('across the new rate of April 2013, which begins on the weekday of the leave', () => {
    const paid = statutory('2013-01-25', 200, { rhythm: 'weekly', payday: '2013-01-25' });
    expect(paid).toMatchObject({
      '2013-01-25': '25.72',
      '2013-02-01': '180.00',
      '2013-03-08': '173.64',
      '2013-04-05': '135.45',
      '2013-04-12': '135.64',
      '2013-04-19': '136.78',
    });
  });

  test('on the last working day of each month, where pay ends after it', () => {
    const paid = statutory('2017-10-01', 203.0769, { rhythm: 'monthly', isLastWorkingDay: true });
    expect(Object.keys(paid)).toHaveLength(10);
    expect(firstAndLast(paid)).toEqual([
      ['2017-10-31', '809.41'],
      ['2018-07-31', '20.74'],
    ]);
  });

  test('on the second Friday of each month', () => {
    const paid = statutory('2013-01-03', 250, { rhythm: 'monthly', weekday: 5, week: 2 });
    expect(Object.keys(paid)).toHaveLength(10);
    expect(firstAndLast(paid)).toEqual([
      ['2013-01-11', '289.29'],
      ['2013-10-11', '371.26'],
    ]);
  });

  test('on the last Friday of each month, across the new rate', () => {
    const paid = statutory('2013-01-25', 144.32, { rhythm: 'monthly', weekday: 5, week: 'last' });
    expect(paid).toMatchObject({ '2013-01-25': '18.56', '2013-03-29': '649.44', '2013-05-31': '649.44' });
  });
});

describe('paydays', () => {
  const leave = { from: '2012-07-12', to: '2013-04-10' };

  test.each<[PaySchedule, string[], string]>([
    [{ rhythm: 'weekly', payday: '2012-07-12' }, ['2012-07-12', '2012-07-19'], '2013-04-11'],
    [{ rhythm: 'fortnightly', payday: '2012-07-25' }, ['2012-07-25', '2012-08-08'], '2013-04-17'],
    [{ rhythm: 'four-weekly', payday: '2012-08-08' }, ['2012-08-08', '2012-09-05'], '2013-04-17'],
    [{ rhythm: 'monthly', dayOfMonth: 9 }, ['2012-08-09', '2012-09-09'], '2013-05-09'],
    [{ rhythm: 'monthly', dayOfMonth: 1 }, ['2012-08-01', '2012-09-01'], '2013-05-01'],
    [{ rhythm: 'monthly', dayOfMonth: 29 }, ['2012-07-31', '2012-08-31'], '2013-04-30'],
    [{ rhythm: 'monthly', isLastWorkingDay: true }, ['2012-07-31', '2012-08-31'], '2013-04-30'],
    [{ rhythm: 'monthly', weekday: 1, week: 2 }, ['2012-08-13', '2012-09-10'], '2013-05-13'],
  ])('%j', (schedule, first, last) => {
    const paydays = paydaysBetween(leave, schedule);
    expect(paydays.slice(0, 2)).toEqual(first);
    expect(paydays.at(-1)).toBe(last);
  });

  test('payslips count that came in at least eight weeks up to the last payday of the qualifying week', () => {
    const schedule: PaySchedule = { rhythm: 'monthly', dayOfMonth: 27 };
    expect(relevantPeriod('2026-03-28', schedule, 8)).toEqual({ from: '2026-01-28', to: '2026-03-27' });
    const weekly: PaySchedule = { rhythm: 'weekly', payday: '2026-03-27' };
    expect(relevantPeriod('2026-03-28', weekly, 8)).toEqual({ from: addDays('2026-03-27', -55), to: '2026-03-27' });
  });
});
