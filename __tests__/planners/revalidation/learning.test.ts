// Guards which learning counts.
import fc from 'fast-check';
import { checkCpd, sumOf } from '../../../src/planners/revalidation/learning';
import type { CpdEntry } from '../../../src/planners/revalidation/questions';

const COMPLETE: CpdEntry = {
  id: '1',
  date: '2026-01-14',
  topic: 'Falls at night',
  hours: '1.5',
  participatory: '1.5',
  method: 'discussion',
  code: 'preserve',
  evidence: 'Minutes',
};
const faultsOf = (part: Partial<CpdEntry>) => checkCpd({ ...COMPLETE, ...part }, '2024-05-01', '2026-11-22').faults;

test('an entry with every box filled in lacks nothing', () => expect(faultsOf({})).toEqual([]));

test.each([
  [{ date: '' }, ['date']],
  [{ date: '2026-02-30' }, ['date']],
  [{ topic: ' ' }, ['topic']],
  [{ hours: '', participatory: '' }, ['hours', 'participatory']],
  [{ hours: '0', participatory: '0' }, ['hours']],
  [{ hours: '1e999' }, ['hours', 'tooMuchParticipatory']],
  [{ hours: '1,5', participatory: '-1' }, ['participatory']],
  [{ method: '' }, ['method']],
  [{ code: '' }, ['code']],
  [{ evidence: '' }, ['evidence']],
  [{ participatory: '2' }, ['tooMuchParticipatory']],
  [{ date: '2024-04-30' }, ['tooEarly']],
  [{ date: '2026-11-23' }, ['inFuture']],
])('%o lacks %o', (part, faults) => expect(faultsOf(part)).toEqual(faults));

test('the first day of the three years and today count', () => {
  expect(faultsOf({ date: '2024-05-01' })).toEqual([]);
  expect(faultsOf({ date: '2026-11-22' })).toEqual([]);
});

test('hours add up without the errors of fractions, whatever their order, and never more participatory than all', () => {
  expect(
    sumOf([
      { hours: 0.1, participatory: 0 },
      { hours: 0.2, participatory: 0.1 },
    ]),
  ).toEqual({
    hours: 0.3,
    participatory: 0.1,
  });
  const quarter = fc.integer({ min: 0, max: 400 }).map((quarters) => String(quarters / 4));
  const entry = fc.record({ hours: quarter, participatory: quarter });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const checked = entries.map((part) => checkCpd({ ...COMPLETE, ...part }, '2024-05-01', '2026-11-22'));
      const total = sumOf(checked);
      expect(total).toEqual(sumOf(checked.toReversed()));
      expect(total.hours).toBe(entries.reduce((sum, { hours }) => sum + Number(hours), 0));
      expect(total.participatory).toBeLessThanOrEqual(total.hours);
    }),
    { seed: 20261122 },
  );
});
