// Guards the choice of learning that counts.
import { checkCpd, notCountedText, sumOf } from '../../../src/planners/revalidation/learning';
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

test('a complete entry has no faults', () => expect(faultsOf({})).toEqual([]));

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
])('the faults of %o are %o', (part, faults) => expect(faultsOf(part)).toEqual(faults));

test('the first day of the three years and today count', () => {
  expect(faultsOf({ date: '2024-05-01' })).toEqual([]);
  expect(faultsOf({ date: '2026-11-22' })).toEqual([]);
});

test('hours add up without floating-point errors', () => {
  const entries = [
    { hours: 0.1, participatory: 0 },
    { hours: 0.2, participatory: 0.1 },
  ];
  expect(sumOf(entries)).toEqual({ hours: 0.3, participatory: 0.1 });
  expect(sumOf(entries.toReversed())).toEqual({ hours: 0.3, participatory: 0.1 });
});

test.each([
  [{}, null],
  [{ evidence: '' }, 'Does not count yet: the evidence is missing.'],
  [{ code: '', evidence: '' }, 'Does not count yet: the part of the Code and the evidence are missing.'],
  [{ hours: '', participatory: '0' }, 'Does not count yet: the hours are missing.'],
  [{ date: '2026-11-23' }, 'Does not count yet: it needs a day that has come, as this one is in the future.'],
  [{ evidence: '', date: '2026-11-23' }, /^Does not count yet: the evidence is missing; it needs a day that has come/],
  [{ hours: '1e1', participatory: '0' }, /^Does not count yet: Hours: “e” cannot be read/],
])('the reason why an entry does not count is given: %o', (part, text) => {
  const found = notCountedText(checkCpd({ ...COMPLETE, ...part }, '2024-05-01', '2026-11-22'));
  if (text instanceof RegExp) expect(found).toMatch(text);
  else expect(found).toBe(text);
});
