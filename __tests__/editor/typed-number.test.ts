import { TYPED_INTEGER, typedNumber } from '../../src/editor/typed-number';

test.each([
  ['1297', 1297],
  ['1,297', 1297],
  [' 1 297 ', 1297],
  ['1\u00a0297', 1297],
  ['1\u202f297', 1297],
  ['1,234,567', 1_234_567],
  ['£598', 598],
  ['$ 1,297', 1297],
  ['€597.50', 597.5],
  ['0597', 597],
  ['1.297', 1.297],
  ['-5', -5],
])('reads %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  '597,50',
  '1.297,00',
  '1,29',
  '12,97',
  '1,2975',
  ',297',
  '1,,297',
  '1 2',
  '1e3',
  '0x10',
  '597 GBP',
  '598p',
  '٥٩٨',
  '５９８',
  '١٬٢٩٧',
  'Infinity',
  'NaN',
  '--5',
  '+',
  '£',
  '',
  ' ',
  '1.2.3',
  "1'297",
  '5%',
  '½',
  '1,297.',
  '.5',
])('refuses %j', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});

test.each(['1297', '1,297', '£598', '598.00'])('takes %j for a whole number', (text) => {
  expect(TYPED_INTEGER.test(text)).toBe(true);
  expect(Number.isInteger(typedNumber(text))).toBe(true);
});

test.each(['1.297', '59.50', '1,297.5'])('does not take %j for a whole number', (text) => {
  expect(TYPED_INTEGER.test(text)).toBe(false);
});
