// Guards the choice of the next date.
import { countdown, dateResults } from '../../../src/planners/shared/result-dates';

const DATES = {
  late: '2027-02-01',
  early: '2026-11-28',
  other: '2026-11-25',
  none: null,
  span: { from: '2026-11-01', to: '2026-11-30' },
};
const TEXTS = {
  late: { label: 'Late', isDeadline: true },
  early: { label: 'Early' },
  other: { label: 'Other', isMinor: true },
  none: { label: 'None' },
  span: { label: 'Span', isMinor: true },
};

test.each([
  ['2026-11-28', ['next', 'done', 'now', 'next']],
  ['2026-11-30', ['next', 'done', 'done', 'now']],
  ['2026-12-01', ['done', 'done', 'done', 'now']],
  [null, ['next', 'next', 'next', 'next']],
])('on %s, the next date is the first key date, and a span passes after its last day', (today, states) => {
  const found = dateResults(DATES, TEXTS, today).map(({ name, state }) => [name, state]);
  expect(found).toEqual(['span', 'other', 'early', 'late'].map((name, index) => [name, states[index]]));
});

test('a date that does not apply is neither a deadline nor a key date', () => {
  const lateOf = (isMoot?: (name: string) => boolean) => dateResults(DATES, TEXTS, null, isMoot).at(-1);
  expect(lateOf()).toMatchObject({ name: 'late', isDeadline: true, isKey: true });
  expect(lateOf((name) => name === 'late')).toMatchObject({ isDeadline: false, isKey: false });
});

test('days are counted down to today', () => {
  const days = ['2026-11-28', '2026-11-24', '2026-11-23'].map((day) => countdown('2026-11-23', day));
  expect(days).toEqual(['in 5 days', 'tomorrow', 'today']);
});
