// Guards which period of a fact is in force.
import { periodOn } from '../../src/utils/fact-periods';

const before = { until: '2026-04-04' };
const now = { from: '2026-04-05', until: '2027-04-03' };
const later = { from: '2027-05-01' };
const periods = [before, now, later];

it.each([
  ['1999-01-01', before],
  ['2026-04-04', before],
  ['2026-04-05', now],
  ['2027-04-03', now],
  ['2027-04-04', undefined],
  ['2027-05-01', later],
  ['2099-12-31', later],
])('%s', (day, period) => {
  expect(periodOn(periods, day)).toBe(period);
});

it('takes a period without days for every day', () => {
  const always = { from: null, until: null };
  expect(periodOn([always], '2026-11-22')).toBe(always);
});
