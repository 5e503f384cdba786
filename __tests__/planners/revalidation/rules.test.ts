// Guards the rules of revalidation by period.

import { NO_ANSWERS, REVALIDATION_QUESTIONS } from '../../../src/planners/revalidation/questions';
import { expiryOf, revalidationDates } from '../../../src/planners/revalidation/rules';
import { valuesIn } from '../../../src/planners/shared/read-answers';

const typedExpiry = (year: string, month: string) => {
  const answers = { ...NO_ANSWERS, expiryYear: year, expiryMonth: month };
  const { expiryYear, expiryMonth } = valuesIn(REVALIDATION_QUESTIONS, answers);
  return expiryOf(expiryYear, expiryMonth);
};
const RULES = { years: 3, opensDays: 60, confirmationMonths: 12 };

/** The article's three examples, with dates worked out by hand. */
test.each([
  ['2027', '4', '2027-04-30', '2027-01-31', '2027-04-01', '2026-05-01', '2024-05-01'],
  ['2027', '8', '2027-08-31', '2027-06-02', '2027-08-01', '2026-09-01', '2024-09-01'],
  ['2027', '12', '2027-12-31', '2027-10-02', '2027-12-01', '2027-01-01', '2025-01-01'],
  ['2028', '2', '2028-02-29', '2027-12-03', '2028-02-01', '2027-03-01', '2025-03-01'],
])('the dates of a registration to %s-%s', (year, month, expires, opens, due, confirmationFrom, begins) => {
  expect(typedExpiry(year, month)).toBe(expires);
  expect(revalidationDates(expires, RULES)).toEqual({ begins, confirmationFrom, opens, due, expires });
});

test.each(['-4', '2027-', '2027-0', '2027-13', '2-4', '23-4', '027-4', '2100-4', '20 27-4', '1927-4'])(
  'the typed year and month "%s" are refused',
  (typed) => {
    const [year = '', month = ''] = typed.split('-');
    expect(typedExpiry(year, month)).toBeNull();
  },
);

test('a year may be written with two digits', () => expect(typedExpiry('27', '4')).toBe('2027-04-30'));
