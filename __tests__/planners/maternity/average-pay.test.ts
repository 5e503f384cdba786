import { averageWeeklyPay } from '../../../src/planners/maternity/average-pay';
import { amountOf, plainAmount, readAmount } from '../../../src/planners/money';

/** GOV.UK's published cases: pay in the relevant period, how often, average weekly pay. */
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

test.each(CASES)('£%d, %s', (total, rhythm, payments, average) => {
  expect(plainAmount(averageWeeklyPay(amountOf(total), rhythm, payments))).toBe(average);
});

test('more payments than usual are counted, fewer are not', () => {
  const average = (payments: number) => plainAmount(averageWeeklyPay(amountOf(900), 'weekly', payments));
  expect(average(9)).toBe('100.00');
  expect(average(10)).toBe('90.00');
  expect(average(5)).toBe('112.50');
  expect(plainAmount(averageWeeklyPay(amountOf(3900), 'monthly', 3))).toBe('300.00');
  expect(plainAmount(averageWeeklyPay(amountOf(1000), 'fortnightly', 5))).toBe('100.00');
  expect(plainAmount(averageWeeklyPay(amountOf(1000), 'four-weekly', 1))).toBe('250.00');
});

test('an amount is read as people type it', () => {
  expect(readAmount('1,000')).toBe(amountOf(1000));
  expect(readAmount(' £1 234.5 ')).toBe(amountOf(1234.5));
  expect(readAmount('203.0769')).toBe(2_030_769_000n);
  expect(readAmount('£12,345,678.90')).toBe(amountOf(12_345_678.9));
  expect(readAmount('1\u00a0234')).toBe(amountOf(1234));
  for (const text of ['', 'abc', '-5', '1.2.3', '1e3', '12 pounds', '0x10', '9999999999']) {
    expect(readAmount(text)).toBeNull();
  }
});

test.each([
  '597,50',
  '597 50',
  '1.297,50',
  '1 234,5',
  '12,34',
  '1,2345',
  '1,2,3',
  '1.297,500',
  ',500',
  '1,,000',
  '12.5,0',
])('an amount that other countries write like this is refused, not taken for another one: %s', (text) =>
  expect(readAmount(text)).toBeNull(),
);
