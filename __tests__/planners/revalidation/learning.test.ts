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
const check = (part: Partial<CpdEntry>) => checkCpd({ ...COMPLETE, ...part }, '2024-05-01', '2026-11-22');
const FUTURE = 'it needs a day that has come, as this one is in the future';

test.each([
  // The first day of the three years and today count.
  [{}, [], null],
  [{ date: '2024-05-01' }, [], null],
  [{ date: '2026-11-22' }, [], null],
  [{ date: '2024-04-30' }, ['tooEarly'], /it needs a later day/],
  [{ date: '2026-11-23' }, ['inFuture'], `Does not count yet: ${FUTURE}.`],
  [{ date: '2026-02-30' }, ['date'], /: Date: there is no 30 February 2026/],
  [{ topic: ' ' }, ['topic'], 'Does not count yet: the topic is missing.'],
  [{ method: '' }, ['method'], /the method is missing/],
  [{ hours: '', participatory: '0' }, ['hours'], 'Does not count yet: the hours are missing.'],
  [{ hours: '0', participatory: '0' }, ['hours'], /hours/],
  [{ hours: '1e1', participatory: '0' }, ['hours'], /^Does not count yet: Hours: “e” cannot be read/],
  [{ hours: '1,5', participatory: '-1' }, ['participatory'], /must be 0 hours or more/],
  [{ participatory: '2' }, ['tooMuchParticipatory'], /it needs/],
  [{ code: '', evidence: '' }, ['code', 'evidence'], /: the part of the Code and the evidence are missing\.$/],
  [
    { evidence: '', date: '2026-11-23' },
    ['inFuture', 'evidence'],
    `Does not count yet: the evidence is missing; ${FUTURE}.`,
  ],
])('the faults of %o are %o, with the reason %s', (part, faults, reason) => {
  const checked = check(part);
  expect(checked.faults).toEqual(faults);
  expect(checked.participatory).toBeLessThanOrEqual(checked.hours);
  const text = notCountedText(checked);
  if (reason instanceof RegExp) expect(text).toMatch(reason);
  else expect(text).toBe(reason);
});

test('hours add up without floating-point errors', () => {
  const entries = [
    { hours: 0.1, participatory: 0 },
    { hours: 0.2, participatory: 0.1 },
  ];
  expect(sumOf(entries)).toEqual({ hours: 0.3, participatory: 0.1 });
});
