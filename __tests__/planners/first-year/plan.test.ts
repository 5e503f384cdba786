// Guards the dates of the first year.
import { FIRST_YEAR_MESSAGES } from '../../../src/planners/first-year/messages';
import { planOf as firstYearPlan, tasksOf } from '../../../src/planners/first-year/plan';
import { type FirstYearAnswers, NO_ANSWERS } from '../../../src/planners/first-year/questions';
import { dateResults } from '../../../src/planners/shared/result-dates';
import { FIRST_YEAR_FACTS } from './first-year-facts';

const TODAY = '2027-01-04';
const ANSWERED: FirstYearAnswers = {
  ...NO_ANSWERS,
  firstDay: '2027-01-04',
  hasPin: 'yes',
  pinDay: '2026-12-14',
  hours: '30',
  sponsor: 'yes',
};

const planOf = (changes: Partial<FirstYearAnswers> = {}, today = TODAY) =>
  firstYearPlan({ ...ANSWERED, ...changes }, FIRST_YEAR_FACTS, today);
const datesOf = (changes: Partial<FirstYearAnswers> = {}, today = TODAY) =>
  dateResults(planOf(changes, today)?.dates ?? {}, FIRST_YEAR_MESSAGES.results.dates, null);
const daysOf = (changes: Partial<FirstYearAnswers> = {}, today = TODAY) =>
  Object.fromEntries(datesOf(changes, today).map(({ name, from }) => [name, from]));

test('the dates follow from the first day, PIN and visa', () => {
  expect(daysOf({ visaEnds: '2029-11-20' })).toEqual({
    firstDay: '2027-01-04',
    // The fourteenth day, counting the first.
    firstMeeting: '2027-01-17',
    // Eighteen days: at 30 hours a week, 75 hours take two and a half weeks.
    supernumeraryEnds: '2027-01-21',
    middleMeeting: '2027-04-04',
    preceptorshipEnds: '2027-07-04',
    yearEnds: '2028-01-04',
    feeDue: '2027-12-31',
    visaThink: '2029-05-20',
    visaEnds: '2029-11-20',
    opens: '2029-10-02',
    due: '2029-12-01',
    expires: '2029-12-31',
  });
});

test.each<[string, Partial<FirstYearAnswers>, Readonly<Record<string, string>>]>([
  [
    'a later PIN begins the preceptorship, not the year at work',
    { pinDay: '2027-03-31' },
    {
      firstMeeting: '2027-04-13',
      middleMeeting: '2027-06-30',
      preceptorshipEnds: '2027-09-30',
      yearEnds: '2028-01-04',
    },
  ],
  ['a PIN on the first day changes nothing', { pinDay: '2027-01-04' }, { preceptorshipEnds: '2027-07-04' }],
  [
    'a preceptorship ends with a shorter month, in a leap year',
    { firstDay: '2027-08-31', pinDay: '2027-08-31' },
    { preceptorshipEnds: '2028-02-29', middleMeeting: '2027-11-30' },
  ],
  [
    'a preceptorship from the 29th ends with February',
    { firstDay: '2026-08-29', pinDay: '2026-08-29' },
    { preceptorshipEnds: '2027-02-28', middleMeeting: '2026-11-29' },
  ],
  ['a registration ends with its month', { pinDay: '2024-02-29' }, { expires: '2027-02-28', feeDue: '2027-02-28' }],
  ['a month counts from its first day', { pinDay: '2026-03-01' }, { expires: '2029-03-31', feeDue: '2027-03-31' }],
  ['a month may be longer then', { pinDay: '2025-02-28' }, { expires: '2028-02-29', feeDue: '2027-02-28' }],
  ['the year may end then', { pinDay: '2026-12-31' }, { expires: '2029-12-31', feeDue: '2027-12-31' }],
  [
    'a fee at the end of the month of the first day',
    { pinDay: '2026-01-04', firstDay: '2027-01-31' },
    { feeDue: '2027-01-31' },
  ],
  ['the first fee after work began', { pinDay: '2026-01-04', firstDay: '2027-02-01' }, { feeDue: '2028-01-31' }],
  ['supernumerary time is two weeks at least', { hours: '40' }, { supernumeraryEnds: '2027-01-17' }],
  ['supernumerary time is 75 hours at least', { hours: '22.5' }, { supernumeraryEnds: '2027-01-27' }],
])('%s', (_rule, changes, days) => expect(daysOf(changes)).toMatchObject(days));

test('a plan without a PIN has no preceptorship, fee or registration', () => {
  // The date comes from an earlier answer.
  expect(Object.keys(daysOf({ hasPin: 'no' }))).toEqual(['firstDay', 'yearEnds']);
  expect(planOf({ hasPin: 'no' })?.conditions).toEqual(['noPin', 'sponsored']);
  expect(planOf({ sponsor: 'no' })?.conditions).toEqual(['pin']);
});

test('the dates of a registration that has ended are left out', () => {
  expect(daysOf({ pinDay: '2024-01-20' }, '2027-01-31')).toMatchObject({ expires: '2027-01-31', due: '2027-01-01' });
  expect(planOf({ pinDay: '2024-01-20' }, '2027-02-01')?.hasRenewed).toBe(true);
  expect(daysOf({ pinDay: '2024-01-20' }, '2027-02-01')).not.toHaveProperty('expires');
});

test('deadlines and key dates are marked', () => {
  const names = (key: 'isDeadline' | 'isKey') =>
    datesOf({ visaEnds: '2029-11-20' })
      .filter((date) => date[key])
      .map(({ name }) => name);
  expect(names('isDeadline')).toEqual(['firstMeeting', 'feeDue', 'visaEnds', 'due']);
  expect(names('isKey')).not.toContain('expires');
});

test.each([
  ['2026-11-25', 'day'],
  ['2027-01-04', 'day'],
  ['2027-01-05', 'week'],
  ['2027-02-03', 'month'],
  ['2027-04-03', 'quarter'],
  ['2027-04-04', undefined],
])('the stage of the checklist on %s is %s', (today, stage) => {
  const stages = { day: '2027-01-04', week: '2027-01-10', month: '2027-02-03', quarter: '2027-04-03' };
  expect(planOf({}, today)).toMatchObject({ stages, currentStage: stage });
});

test.each<Partial<FirstYearAnswers>>([
  { firstDay: '2027-02-30' },
  { hasPin: '' },
  { pinDay: '' },
  { hours: '0' },
  { sponsor: '' },
])('the incomplete answers %j give no plan', (changes) => expect(planOf(changes)).toBeNull());

test('tasks that need a PIN are listed only where they apply', () => {
  const idsOf = (changes: Partial<FirstYearAnswers>) => {
    const plan = planOf(changes);
    return (
      plan &&
      tasksOf(plan, { badge: 'Badge', preceptor: { when: 'pin', text: 'Preceptor' } }).map(({ id, text }) => [id, text])
    );
  };
  expect(idsOf({})).toEqual([
    ['badge', 'Badge'],
    ['preceptor', 'Preceptor'],
  ]);
  expect(idsOf({ hasPin: 'no' })).toEqual([['badge', 'Badge']]);
});

test.each([
  ['a PIN from before the first rule', { pinDay: '1999-12-14' }, true],
  ['known rules', {}, false],
  ['no PIN and known rules', { hasPin: 'no' }, false],
])('whether a rule is assumed with %s', (_what, changes, isAssumed) => {
  const facts = FIRST_YEAR_FACTS.map(({ periods, ...known }) => ({
    ...known,
    periods: periods.map((period) => ({ ...period, from: '2000-01-01' })),
  }));
  const plan = firstYearPlan({ ...ANSWERED, ...changes }, facts, TODAY);
  expect(plan).toMatchObject({ isAssumed, hasRenewed: 'pinDay' in changes });
});
