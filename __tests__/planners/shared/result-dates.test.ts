// Guards the choice of the next date.
import { countdown, dateResults, type PlanDate } from '../../../src/planners/shared/result-dates';

const date = (name: string, from: string, more: Partial<PlanDate> = {}): PlanDate => ({
  ...{ name, from, to: from, isKey: true, isDeadline: false },
  ...more,
});
const DATES = [
  date('late', '2027-02-01'),
  date('early', '2026-11-28'),
  date('other', '2026-11-25', { isKey: false }),
  date('span', '2026-11-01', { to: '2026-11-30', isKey: false }),
];
const TEXTS = Object.fromEntries(DATES.map(({ name }) => [name, { label: name }]));

test.each([
  ['2026-11-28', ['next', 'done', 'now', 'next']],
  ['2026-11-30', ['next', 'done', 'done', 'now']],
  ['2026-12-01', ['done', 'done', 'done', 'now']],
  [null, ['next', 'next', 'next', 'next']],
])('on %s, the next date is the first key date, and a span passes after its last day', (today, states) => {
  const found = dateResults(DATES, TEXTS, today).map(({ name, state }) => [name, state]);
  expect(found).toEqual(['span', 'other', 'early', 'late'].map((name, index) => [name, states[index]]));
});

test('days are counted down to today', () => {
  const days = ['2026-11-28', '2026-11-24', '2026-11-23'].map((day) => countdown('2026-11-23', day));
  expect(days).toEqual(['in 5 days', 'tomorrow', 'today']);
});
