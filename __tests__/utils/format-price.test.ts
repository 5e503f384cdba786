import { formatPrice } from '../../src/utils/format-price';

test.each([
  [197, 'USD', '$197'],
  [1497, 'USD', '$1,497'],
  [1197, 'GBP', '£1,197'],
])('%i %s is written %s', (amount, currency, written) => {
  expect(formatPrice(amount, currency)).toBe(written);
});
