// Guards which date is next.
import fc from 'fast-check';
import { countdown, dateResults, type PlanDate } from '../../src/planners/result-dates';
import { addDays } from '../../src/utils/calendar';

const date = (name: string, from: string, isKey = true, to = from): PlanDate => ({
  name,
  from,
  to,
  isKey,
  isDeadline: false,
});

const DATES = [date('late', '2027-02-01'), date('early', '2026-11-28'), date('other', '2026-11-25', false)];

test('the next one is the first key date from today on; what is earlier has passed', () => {
  const states = (today: string | null) => dateResults(DATES, today).map(({ name, state }) => [name, state]);
  expect(states('2026-11-28')).toEqual([
    ['other', 'done'],
    ['early', 'now'],
    ['late', 'next'],
  ]);
  expect(states('2026-11-29')).toEqual([
    ['other', 'done'],
    ['early', 'done'],
    ['late', 'now'],
  ]);
  expect(states(null).map(([, state]) => state)).toEqual(['next', 'next', 'next']);
});

test('a span of time has passed after its last day', () => {
  const [span] = dateResults([date('span', '2026-11-01', true, '2026-11-30')], '2026-11-30');
  expect(span?.state).toBe('now');
});

test('no date is lost, they are in order, and at most one is next', () => {
  const day = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-01-01', days));
  const span = fc.record({ from: day, length: fc.integer({ min: 0, max: 60 }), isKey: fc.boolean() });
  const dates = fc
    .array(span)
    .map((spans) =>
      spans.map(({ from, length, isKey }, index) => date(String(index), from, isKey, addDays(from, length))),
    );
  fc.assert(
    fc.property(dates, day, (all, today) => {
      const results = dateResults(all, today);
      expect(results.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
      expect(results.map(({ from }) => from)).toEqual(results.map(({ from }) => from).sort());
      const next = results.filter(({ state }) => state === 'now');
      const toCome = results.filter(({ isKey, to }) => isKey && to >= today);
      expect(next).toEqual(toCome.slice(0, 1));
      for (const { state, to } of results) expect(state === 'done').toBe(to < today);
    }),
    { seed: 20261123 },
  );
});

test('days are counted down to today', () => {
  expect(countdown('2026-11-23', '2026-11-28')).toBe('in 5 days');
  expect(countdown('2026-11-23', '2026-11-24')).toBe('tomorrow');
  expect(countdown('2026-11-23', '2026-11-23')).toBe('today');
});
