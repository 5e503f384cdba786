// Guards facts and plans as the site shows them.
import type { Fact, FactPeriod } from '../../../src/content/model/fact';
import { showFact, showPlan } from '../../../src/content/resolve/entries';

const source = { title: 'Example office: Rates', url: 'https://example.org/rates' };
const confirmed: FactPeriod = { value: 194.3, source, checked: '2026-11-22', status: 'confirmed' };
const fact: Fact = {
  id: 'weekly-rate',
  label: 'The rate',
  kind: 'money',
  currency: 'GBP',
  nation: 'UK',
  periods: [confirmed],
};

test.each([
  ['2026-01-01', {}, '£194.30 a week'],
  ['2027-01-01', { fallback: 'the current rate' }, 'the current rate'],
  ['2027-01-01', {}, '£194.30 a week'],
])('a fact on %s with %j reads %s', (day, more, withUnit) => {
  const periods = [{ ...confirmed, until: '2026-12-31' }];
  expect(showFact({ ...fact, unit: 'a week', periods, ...more }, day)?.withUnit).toBe(withUnit);
});

const DAY = '2026-01-01';

test('a node omits unconfirmed values', () => {
  const unconfirmed: FactPeriod = { from: '2027-04-04', value: 200, source, status: 'unconfirmed' };
  expect(showFact({ ...fact, periods: [confirmed, unconfirmed] }, DAY)?.periods).toHaveLength(1);
  expect(showFact({ ...fact, periods: [unconfirmed] }, DAY)).toBeUndefined();
});

const PLAN = { programme: 'program', name: 'Premium', listPrice: 1497, price: 897, mostPopular: true, inclusions: [] };

test.each([
  ['USD', '$1,497', '$897', '$600', 'US dollars'],
  ['GBP', '£1,497', '£897', '£600', 'British pounds'],
  ['EUR', '€1,497', '€897', '€600', 'euros'],
] as const)('amounts in %s are written as readers expect', (currency, listPrice, price, saving, name) => {
  const plan = { ...PLAN, currency };
  expect(showPlan(plan)).toEqual({ ...plan, texts: { listPrice, price, saving, currency: name } });
});
