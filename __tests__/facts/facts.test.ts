// Guards facts: the current period, formatting, and placeholders in texts.
import { periodOn } from '../../src/facts/periods';
import { factIds, fillFacts } from '../../src/facts/placeholders';
import { resolveFacts } from '../../src/facts/resolve-facts';
import { factText, factTextWithUnit } from '../../src/facts/wording';

const before = { until: '2026-04-04' };
const now = { from: '2026-04-05', until: '2027-04-03' };
const later = { from: '2027-05-01' };

test.each([
  ['1999-01-01', before],
  ['2026-04-04', before],
  ['2026-04-05', now],
  ['2027-04-03', now],
  ['2027-04-04', undefined],
  ['2027-05-01', later],
  ['2099-12-31', later],
])('the period in force on %s is %j', (day, period) => {
  expect(periodOn([before, now, later], day)).toBe(period);
});

test.each([
  [{ kind: 'money', currency: 'GBP', unit: 'a week' }, 194.32, '£194.32', '£194.32 a week'],
  [{ kind: 'money', currency: 'GBP' }, 151.2, '£151.20', '£151.20'],
  [{ kind: 'money', currency: 'USD', unit: 'a year' }, 12000, 'US$12,000', 'US$12,000 a year'],
  [{ kind: 'percent', unit: 'of your pay' }, 3.75, '3.75%', '3.75% of your pay'],
  [{ kind: 'number', unit: 'pieces' }, 1650, '1,650', '1,650 pieces'],
  [{ kind: 'duration', unit: 'weeks' }, 39, '39', '39 weeks'],
  [{ kind: 'duration', unit: 'years' }, 1, '1', '1 year'],
  [{ kind: 'date' }, '2026-04-05', '5 April 2026', '5 April 2026'],
  [{ kind: 'text' }, 'autumn 2027', 'autumn 2027', 'autumn 2027'],
])('a value of %o is written as %s', (form, value, text, withUnit) => {
  expect([factText(form, value), factTextWithUnit(form, value)]).toEqual([text, withUnit]);
});

const FACTS = { 'weekly-rate': { text: '£194.32', withUnit: '£194.32 a week', value: 194.32 } };
const UNKNOWN = '{fact:unknown} {fact:weekly-rate units} {fact:} {count}';

test.each([
  ['It is {fact:weekly-rate unit}, {fact: weekly-rate }.', 'It is £194.32 a week, £194.32.'],
  ['{fact:weekly-rate\n  unit}', '£194.32 a week'],
  ['Write {{fact:weekly-rate}} or {{fact:weekly-rate unit}}.', 'Write {fact:weekly-rate} or {fact:weekly-rate unit}.'],
  [UNKNOWN, UNKNOWN],
])('the facts in %j become %j', (text, filled) => expect(fillFacts(text, FACTS)).toBe(filled));

test('each fact in a text is listed once', () => {
  expect(factIds('{fact:a} {{fact:b}} {fact:a unit} {fact:c unit}')).toEqual(['a', 'c']);
});

test.each([
  ['2026-07-05', false],
  ['2026-07-06', true],
])('a change expected on 2 January 2027 is near on %s: %s', (day, isNear) => {
  const source = { title: 'A page', url: 'https://www.gov.uk/' };
  const period = { value: 5, source, checked: '2026-01-01', status: 'confirmed' } as const;
  const next = { announced: '2026-11-01', from: '2027-01-02', source };
  const { rate } = resolveFacts([{ id: 'rate', label: 'A rate', kind: 'number', periods: [period], next }], day);
  expect(rate?.expected).toEqual(isNear ? { label: 'A rate', from: '2027-01-02' } : undefined);
});
