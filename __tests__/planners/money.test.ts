// Guards how an amount is read.
import { amountOf, readAmount } from '../../src/planners/money';

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
