// Guards the reminders of the revalidation planner.

import { planOf } from '../../../src/planners/revalidation/plan';
import { faultTexts, monthlyReminder, paceText, reminders } from '../../../src/planners/revalidation/plan-texts';
import {
  EMPTY_ACCOUNT,
  EMPTY_CPD,
  NO_ANSWERS,
  type RevalidationAnswers,
} from '../../../src/planners/revalidation/questions';
import { revalidationDates } from '../../../src/planners/revalidation/rules';
import { upcomingEvents } from '../../../src/planners/shared/calendar-file';
import { NMC_FACTS } from './nmc-facts';

const TODAY = '2026-11-22';
const DATES = revalidationDates('2027-04-30', { years: 3, opensDays: 60, confirmationMonths: 12 });

test('reminders are for coming days and have stable ids', () => {
  const events = upcomingEvents(reminders(DATES, '1 April 2027'), TODAY);
  expect(events.map(({ id, day, remind }) => [id, day, remind])).toEqual([
    ['2027-04-ask', '2027-01-01', undefined],
    ['2027-04-opens', '2027-01-31', undefined],
    ['2027-04-due', '2027-04-01', [28, 7, 1]],
    ['2027-04-expires', '2027-04-30', [7]],
  ]);
  expect(events[0]?.text).toMatch('due by 1 April 2027');
});

test('a monthly reminder ends before the application is due', () => {
  expect(monthlyReminder(DATES, TODAY, '1 April', '3 hours')).toMatchObject({
    day: '2026-12-01',
    monthlyUntil: '2027-03-01',
    text: expect.stringMatching(/due by 1 April.*3 hours$/s),
  });
  expect(monthlyReminder(DATES, TODAY, '1 April', '')).toBeNull();
  expect(monthlyReminder(DATES, '2027-03-20', '1 April', '3 hours')).toBeNull();
});

test.each([
  [1, 'cpd', 'about one hour a month'],
  [1.5, 'cpd', 'about 1.5 hours a month'],
  [1, 'feedback', '1 a month'],
])('the pace of %d a month of %s reads "%s"', (amount, id, said) => {
  expect(paceText(id, { kind: 'monthly', amount })).toBe(said);
});

const LEARNING = { ...EMPTY_CPD, id: '1', topic: 'Sepsis', date: '2026-01-14', method: 'course', hours: '7.5' };

test.each<[Partial<RevalidationAnswers>, string, RegExp]>([
  [
    { cpd: [{ ...LEARNING, participatory: '0' }] },
    'cpd',
    /^7.5 more in entries that are not complete: the part of the Code, the evidence.$/,
  ],
  [
    { accounts: [{ ...EMPTY_ACCOUNT, id: '1', title: 'A handover' }] },
    'accounts',
    /^Some accounts are not complete; see/,
  ],
  [{ hours: 'about 450' }, 'hours', /^Practice hours so far: “about” cannot be read. Give it in hours/],
  [{ feedbackStudents: 'two or three' }, 'feedback', /^Students and learners: “two or three” cannot/],
  [
    { discussion: 'done', discussionDate: '10/13/2026' },
    'discussion',
    /^Day of the reflective discussion: check the month, as “13” cannot be right.$/,
  ],
])('answers that do not count are explained: %j', (answers, id, text) => {
  const plan = planOf({ ...NO_ANSWERS, expiryMonth: '4', expiryYear: '2027', ...answers }, NMC_FACTS, TODAY);
  const part = plan?.parts.find((found) => found.id === id);
  expect(plan && part && faultTexts(part, plan)).toEqual([expect.stringMatching(text)]);
});
