// Guards how a fact is worded.
import { factText, factTextWithUnit } from '../../src/utils/fact-text';

it.each([
  [{ kind: 'money', currency: 'GBP', unit: 'a week' }, 194.32, '£194.32', '£194.32 a week'],
  [{ kind: 'money', currency: 'GBP' }, 151.2, '£151.20', '£151.20'],
  [{ kind: 'money', currency: 'USD', unit: 'a year' }, 12000, 'US$12,000', 'US$12,000 a year'],
  [{ kind: 'percent' }, 90, '90%', '90%'],
  [{ kind: 'percent', unit: 'of your pay' }, 3.75, '3.75%', '3.75% of your pay'],
  [{ kind: 'number', unit: 'pieces' }, 1650, '1,650', '1,650 pieces'],
  [{ kind: 'duration', unit: 'weeks' }, 39, '39', '39 weeks'],
  [{ kind: 'duration', unit: 'years' }, 1, '1', '1 year'],
  [{ kind: 'date' }, '2026-04-05', '5 April 2026', '5 April 2026'],
  [{ kind: 'text' }, 'autumn 2027', 'autumn 2027', 'autumn 2027'],
])('%o: %s', (form, value, text, withUnit) => {
  expect(factText(form, value)).toBe(text);
  expect(factTextWithUnit(form, value)).toBe(withUnit);
});
