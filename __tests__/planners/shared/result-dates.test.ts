// Guards the choice of the next date.
import { countdown, dateResults, type PlanDate } from '../../../src/planners/shared/result-dates';

const date = (name: string, from: string, isKey = true, to = from): PlanDate => ({
  name,
  from,
  to,
  isKey,
  isDeadline: false,
});

const DATES = [date('late', '2027-02-01'), date('early', '2026-11-28'), date('other', '2026-11-25', false)];

const TEXTS = {
  late: { label: 'Late' },
  early: { label: 'Early' },
  other: { label: 'Other' },
  span: { label: 'Span' },
};

test('the next date is the first key date from today on', () => {
  const states = (today: string | null) => dateResults(DATES, TEXTS, today).map(({ name, state }) => [name, state]);
  const named = (...states: string[]) => ['other', 'early', 'late'].map((name, index) => [name, states[index]]);
  expect(states('2026-11-28')).toEqual(named('done', 'now', 'next'));
  expect(states('2026-11-29')).toEqual(named('done', 'done', 'now'));
  expect(states(null).map(([, state]) => state)).toEqual(['next', 'next', 'next']);
});

test('a span of time has passed after its last day', () => {
  const [span] = dateResults([date('span', '2026-11-01', true, '2026-11-30')], TEXTS, '2026-11-30');
  expect(span?.state).toBe('now');
});

test('days are counted down to today', () => {
  expect(countdown('2026-11-23', '2026-11-28')).toBe('in 5 days');
  expect(countdown('2026-11-23', '2026-11-24')).toBe('tomorrow');
  expect(countdown('2026-11-23', '2026-11-23')).toBe('today');
});
