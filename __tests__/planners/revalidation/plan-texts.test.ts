// Guards the reminders of the revalidation planner.
import { upcomingEvents } from '../../../src/planners/calendar-file';
import { monthlyReminder, paceText, reminders } from '../../../src/planners/revalidation/plan-texts';
import { revalidationDates } from '../../../src/planners/revalidation/rules';

const TODAY = '2026-11-22';
const DATES = revalidationDates('2027-04-30', { years: 3, opensDays: 60, confirmationMonths: 12 });

test('reminders are for the days to come, each with an id that stays', () => {
  const events = upcomingEvents(reminders(DATES, '1 April 2027'), TODAY);
  expect(events.map(({ id, day }) => [id, day])).toEqual([
    ['2027-04-ask', '2027-01-01'],
    ['2027-04-opens', '2027-01-31'],
    ['2027-04-due', '2027-04-01'],
    ['2027-04-expires', '2027-04-30'],
  ]);
  expect(events[0]?.text).toMatch('due by 1 April 2027');
});

test('a reminder comes each month before the application is due, and none once nothing is left', () => {
  expect(monthlyReminder(DATES, TODAY, '1 April', '3 hours')).toMatchObject({
    day: '2026-12-01',
    monthlyUntil: '2027-03-01',
    text: expect.stringMatching(/due by 1 April.*3 hours$/s),
  });
  expect(monthlyReminder(DATES, TODAY, '1 April', '')).toBeNull();
  expect(monthlyReminder(DATES, '2027-03-20', '1 April', '3 hours')).toBeNull();
});

test.each([
  [0.5, 'cpd', 'about 0.5 hours a month'],
  [1, 'cpd', 'about one hour a month'],
  [1.5, 'cpd', 'about 1.5 hours a month'],
  [1, 'feedback', '1 a month'],
])('a pace of %d a month of %s reads as a person would say it', (amount, id, said) => {
  expect(paceText(id, { kind: 'monthly', amount })).toBe(said);
});
