import fc from 'fast-check';
import { dateResults } from '../../../src/planners/result-dates';
import { type Entries, NO_ENTRIES } from '../../../src/planners/revalidation/entries';
import { planOf } from '../../../src/planners/revalidation/plan';
import { monthlyReminder } from '../../../src/planners/revalidation/reminders';
import { largestShortfall, progressOf, revalidationDateList } from '../../../src/planners/revalidation/results';
import { NMC_FACTS } from './nmc-facts';

const TODAY = '2026-11-22';

function plan(entries: Partial<Entries>, today = TODAY) {
  const found = planOf({ ...NO_ENTRIES, expiryMonth: '4', expiryYear: '2027', ...entries }, NMC_FACTS, today);
  if (!found) throw new Error('no plan');
  return found;
}

test('what is furthest from done comes first, compared with what is needed', () => {
  expect(largestShortfall(plan({ hours: '300', feedbackColleagues: '4' }))).toMatchObject({ id: 'cpd', left: 35 });
  expect(largestShortfall(plan({}))?.id).toBe('hours');
});

test('the next date is the first that has not passed', () => {
  const next = (today: string) =>
    dateResults(revalidationDateList(plan({}, today)), today).find(({ state }) => state === 'now')?.name;
  expect(next(TODAY)).toBe('opens');
  expect(next('2027-04-01')).toBe('due');
  expect(next('2027-05-01')).toBeUndefined();
});

test('a reminder comes each month before the application is due, and none once nothing is left', () => {
  const words = { title: 'This month', text: '{due}: {measures}' };
  const { dates } = plan({});
  expect(monthlyReminder(dates, words, TODAY, '1 April', '3 hours')).toMatchObject({
    day: '2026-12-01',
    monthlyUntil: '2027-03-01',
    text: '1 April: 3 hours',
  });
  expect(monthlyReminder(dates, words, TODAY, '1 April', '')).toBeNull();
  expect(monthlyReminder(dates, words, '2027-03-20', '1 April', '3 hours')).toBeNull();
});

test('every bar is between nothing and all, and full exactly where nothing is left', () => {
  const amount = fc.integer({ min: 0, max: 600 }).map(String);
  const entries = fc.record({
    registration: fc.constantFrom('single', 'dual'),
    hours: amount,
    secondHours: amount,
    feedbackStudents: amount,
    indemnity: fc.constantFrom('', 'yes', 'no'),
  });
  fc.assert(
    fc.property(entries, (typed) => {
      const { parts } = plan(typed);
      for (const part of parts) {
        for (const { measure, share } of progressOf(part)) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share === 1).toBe(measure ? measure.left === 0 : part.isDone);
        }
      }
    }),
    { seed: 20261123 },
  );
});
