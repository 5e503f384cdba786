// Guards an article's facts.

import type { Fact } from '../../../src/content/model/fact';
import { postFacts } from '../../../src/content/resolve/post-facts';
import { resolveFacts } from '../../../src/facts/resolve-facts';

const RATES = { title: 'Office: Rates', url: 'https://office.example/rates' };
const NOTICE = { title: 'Office: Notice', url: 'https://office.example/notice' };
const CONFIRMED = { source: RATES, checked: '2026-05-01', status: 'confirmed' } as const;
const form = { label: 'A fact', nation: 'UK' } as const;

const rate: Fact = {
  ...form,
  id: 'rate',
  kind: 'money',
  currency: 'GBP',
  fallback: 'the current rate',
  periods: [
    { ...CONFIRMED, until: '2026-04-04', value: 187.18 },
    { ...CONFIRMED, from: '2026-04-05', until: '2027-04-03', value: 194.32 },
    { from: '2027-04-04', value: 200, source: RATES, status: 'unconfirmed' },
  ],
};
const notice: Fact = {
  ...form,
  id: 'notice',
  kind: 'duration',
  unit: 'days',
  periods: [{ value: 28, source: NOTICE, checked: '2026-11-22', status: 'confirmed' }],
};
const on = (day: string) => resolveFacts([rate, notice], day);

const post = {
  excerpt: 'You get {fact:rate}.',
  keyPoints: ['One.', 'Give {fact:notice unit}.', 'Three.'],
  sources: [{ fact: 'notice' }, { title: 'Elsewhere', url: 'https://b.example/' }, { fact: 'rate' }, NOTICE],
};

test('a fact whose value has ended is still a source', () => {
  const ended = { ...notice, periods: notice.periods.map((period) => ({ ...period, until: '2026-01-01' })) };
  const { sources } = postFacts(post, 'Body', resolveFacts([rate, ended], '2026-11-22'), '2026-11-22');
  expect(sources).toContainEqual({ ...NOTICE, checked: '2026-11-22' });
});

test("the sources of a post's facts are listed once", () => {
  expect(postFacts(post, 'Body', on('2026-11-22'), '2026-11-22').sources).toEqual([
    { ...NOTICE, checked: '2026-11-22' },
    { title: 'Elsewhere', url: 'https://b.example/' },
    { ...RATES, checked: '2026-05-01' },
  ]);
});

describe('a value that is expected to change', () => {
  const next = { announced: '2026-11-25', from: '2027-04-04', source: RATES };
  const expectedOn = (day: string, changed: Fact = { ...rate, next }) =>
    postFacts(post, 'Body', resolveFacts([changed, { ...notice, label: 'The notice', next }], day), day).expected;

  test('is listed near its day, grouped with others of that day', () => {
    expect(expectedOn('2026-09-30')).toBeUndefined();
    expect(expectedOn('2026-11-23')).toEqual([
      { from: '2027-04-04', isOverdue: false, labels: ['A fact', 'The notice'] },
    ]);
  });

  test('is overdue from its day until it is confirmed', () => {
    expect(expectedOn('2027-04-03')?.[0]?.isOverdue).toBe(false);
    expect(expectedOn('2027-04-04')?.[0]?.isOverdue).toBe(true);
  });

  test('is removed after its confirmation', () => {
    const periods = rate.periods.map((period) => ({ ...period, checked: '2026-12-01', status: 'confirmed' as const }));
    expect(expectedOn('2026-12-02', { ...rate, next, periods })).toEqual([
      { from: '2027-04-04', isOverdue: false, labels: ['The notice'] },
    ]);
  });
});
