// Guards facts: the current period, formatting, and placeholders in texts.
import type { Fact } from '../../src/content/model/fact';
import { expectedNext, nearestPeriod, periodOn } from '../../src/facts/periods';
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
])('a value of %o is written as %s', (parts, value, text, withUnit) => {
  const form = parts as Fact;
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

const source = { title: 'A page', url: 'https://www.gov.uk/' };
const period = { value: 5 as number | string, source, checked: '2026-01-01', status: 'confirmed' };
const rateOn = (day: string, fact: object) =>
  resolveFacts([{ id: 'rate', label: 'A rate', kind: 'number', periods: [period], ...fact } as unknown as Fact], day)
    .rate;

test.each([
  ['2026-07-05', false],
  ['2026-07-06', true],
])('a change expected on 2 January 2027 is near on %s: %s', (day, isNear) => {
  const next = { announced: '2026-11-01', from: '2027-01-02', source };
  expect(rateOn(day, { next })?.expected).toEqual(isNear ? { label: 'A rate', from: '2027-01-02' } : undefined);
});

test.each([
  [{}, { text: '5', withUnit: '5', value: 5 }],
  [
    { kind: 'duration', unit: 'weeks' },
    { text: '5', withUnit: '5 weeks', value: 5 },
  ],
  [
    { kind: 'date', periods: [{ ...period, value: '2026-04-05' }] },
    { text: '5 April 2026', withUnit: '5 April 2026', dateTime: '2026-04-05' },
  ],
  [
    { kind: 'text', periods: [{ ...period, value: '2026-04-05' }] },
    { text: '2026-04-05', withUnit: '2026-04-05' },
  ],
  [{ periods: [{ ...period, status: 'assumed' }] }, undefined],
  [
    { fallback: 'soon', periods: [{ ...period, until: '2025-12-31' }] },
    { text: 'soon', withUnit: 'soon' },
  ],
  [
    { fallback: 'soon', periods: [] },
    { text: 'soon', withUnit: 'soon' },
  ],
  [{ periods: [{ ...period, until: '2025-12-31' }] }, { text: '5', withUnit: '5', value: 5 }],
])('the value of a fact with %j is %j', (fact, value) => {
  const resolved = rateOn('2026-02-01', fact);
  const { name, periods, source, expected, ...own } = resolved ?? {};
  expect(resolved && own).toEqual(value);
});

test('a fact has its confirmed values only, under its id', () => {
  const { name, periods } =
    rateOn('2026-02-01', { periods: [period, { ...period, value: 6, status: 'assumed' }] }) ?? {};
  expect([name, periods?.map(({ value }) => value)]).toEqual(['rate', [5]]);
});

test('a source has the day of its check, if there was one', () => {
  expect(rateOn('2026-02-01', {})?.source).toEqual({ ...source, checked: '2026-01-01' });
  // A value that is gone leaves its page as the source of the fallback.
  const gone = { fallback: 'soon', periods: [{ ...period, until: '2025-12-31' }] };
  expect(rateOn('2026-02-01', gone)?.source).toMatchObject(source);
  const unchecked = { value: 5, source, status: 'confirmed' };
  expect(Object.keys(rateOn('2026-02-01', { periods: [unchecked] })?.source ?? {})).toEqual(['title', 'url']);
});

test.each([
  [{}, [], false],
  [{ from: '2027-01-02' }, [{ from: '2027-01-02', status: 'confirmed' }], false],
  [{ from: '2027-01-02' }, [{ from: '2027-01-01', status: 'confirmed' }], true],
  [{ from: '2027-01-02' }, [{ from: '2028-01-01', status: 'assumed' }, { status: 'confirmed' }], true],
  [{}, [{ status: 'confirmed' }, { from: '2026-11-01', status: 'confirmed' }], false],
  [{}, [{ from: '2026-10-31', status: 'confirmed' }], true],
])('a next value %j after %j is expected: %s', (more, periods, isExpected) => {
  const next = periods.length > 0 ? { announced: '2026-11-01', ...more } : undefined;
  expect(expectedNext({ ...(next && { next }), periods } as unknown as Fact)).toBe(isExpected ? next : undefined);
});

test('without a value on a day the last one before it is assumed, else the first', () => {
  const nearest = (day: string) => nearestPeriod([now, later], day);
  expect(nearest('2026-04-05')).toEqual({ period: now, isAssumed: false });
  expect(nearest('2027-04-30')).toEqual({ period: now, isAssumed: true });
  expect(nearest('2020-01-01')).toEqual({ period: now, isAssumed: true });
});
