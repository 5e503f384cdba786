// Guards the dates of the first year.
import { planOf as firstYearPlan, tasksOf } from '../../../src/planners/first-year/plan';
import { type FirstYearAnswers, NO_ANSWERS } from '../../../src/planners/first-year/questions';
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
const daysOf = (changes: Partial<FirstYearAnswers> = {}, today = TODAY) =>
  Object.fromEntries((planOf(changes, today)?.dates ?? []).map(({ name, from }) => [name, from]));

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

test('a later PIN begins the preceptorship, not the year at work', () => {
  expect(daysOf({ pinDay: '2027-03-31' }, '2027-04-01')).toMatchObject({
    firstMeeting: '2027-04-13',
    middleMeeting: '2027-06-30',
    preceptorshipEnds: '2027-09-30',
    yearEnds: '2028-01-04',
    feeDue: '2028-03-31',
    expires: '2030-03-31',
  });
});

test.each(['2027-01-03', '2027-01-04'])('a PIN from up to the first day (%s) changes nothing', (pinDay) => {
  expect(daysOf({ pinDay })).toMatchObject({ firstMeeting: '2027-01-17', preceptorshipEnds: '2027-07-04' });
});

test('a plan without a PIN has no preceptorship, fee or registration', () => {
  // The date comes from an earlier answer.
  expect(Object.keys(daysOf({ hasPin: 'no' }))).toEqual(['firstDay', 'yearEnds']);
  expect(planOf({ hasPin: 'no' })?.conditions).toEqual(['noPin', 'sponsored']);
  expect(planOf({ sponsor: 'no' })?.conditions).toEqual(['pin']);
});

test.each([
  // A shorter month; a leap year; the 29th in a common year.
  ['2027-08-31', '2027-08-31', '2028-02-29', '2027-11-30'],
  ['2026-08-29', '2026-08-29', '2027-02-28', '2026-11-29'],
  ['2028-02-29', '2028-02-29', '2028-08-29', '2028-05-29'],
])('a preceptorship from %s lasts whole months', (firstDay, pinDay, ends, middle) => {
  expect(daysOf({ firstDay, pinDay })).toMatchObject({ preceptorshipEnds: ends, middleMeeting: middle });
});

test.each([
  ['2024-02-29', '2027-02-28', '2027-02-28'],
  ['2025-02-01', '2028-02-29', '2027-02-28'],
  ['2025-02-28', '2028-02-29', '2027-02-28'],
  ['2026-12-31', '2029-12-31', '2027-12-31'],
])("a registration of %s and its fee run to a month's end", (pinDay, expires, feeDue) => {
  expect(daysOf({ pinDay })).toMatchObject({ expires, feeDue });
});

test('the fee is the first one after work began', () => {
  expect(daysOf({ pinDay: '2026-01-04', firstDay: '2027-01-31' })).toMatchObject({ feeDue: '2027-01-31' });
  expect(daysOf({ pinDay: '2026-01-04', firstDay: '2027-02-01' })).toMatchObject({ feeDue: '2028-01-31' });
});

test('the dates of a registration that has ended are left out', () => {
  const last = daysOf({ pinDay: '2024-01-20' }, '2027-01-31');
  expect(last).toMatchObject({ expires: '2027-01-31', due: '2027-01-01' });
  const after = planOf({ pinDay: '2024-01-20' }, '2027-02-01');
  expect(after?.hasRenewed).toBe(true);
  expect(after?.dates.map(({ name }) => name)).not.toContain('expires');
});

test('deadlines and key dates are marked', () => {
  const names = (key: 'isDeadline' | 'isKey') =>
    planOf({ visaEnds: '2029-11-20' })
      ?.dates.filter((date) => date[key])
      .map(({ name }) => name);
  expect(names('isDeadline')).toEqual(['firstMeeting', 'feeDue', 'due', 'visaEnds']);
  expect(names('isKey')).not.toContain('expires');
});

test('the stages end with the week, the month and the quarter', () => {
  const stages = { day: '2027-01-04', week: '2027-01-10', month: '2027-02-03', quarter: '2027-04-03' };
  expect(planOf()?.stages).toEqual(stages);
  expect(planOf({ firstDay: '2027-01-31' })?.stages).toMatchObject({ month: '2027-02-27', quarter: '2027-04-29' });
});

test.each([
  ['2026-11-25', 'day'],
  ['2027-01-04', 'day'],
  ['2027-01-05', 'week'],
  ['2027-02-03', 'month'],
  ['2027-04-03', 'quarter'],
  ['2027-04-04', undefined],
])('the stage of the checklist on %s is %s', (today, stage) => {
  expect(planOf({}, today)?.currentStage).toBe(stage);
});

test.each([
  ['37.5', '2027-01-17'],
  ['40', '2027-01-17'],
  ['22.5', '2027-01-27'],
])('supernumerary time at %s hours a week meets weeks and hours', (hours, ends) => {
  expect(daysOf({ hours }).supernumeraryEnds).toBe(ends);
});

test.each<Partial<FirstYearAnswers>>([
  { firstDay: '' },
  { firstDay: '2027-02-30' },
  { hasPin: '' },
  { pinDay: '' },
  { hours: '0' },
  { hours: 'full time' },
  { sponsor: '' },
])('the incomplete answers %j give no plan', (changes) => expect(planOf(changes)).toBeNull());

test('tasks that need a PIN, a sponsor or neither are listed only where they apply', () => {
  const tasks = { badge: 'Ask for your ID badge', preceptor: 'Ask for the name of your preceptor' };
  const idsOf = (changes: Partial<FirstYearAnswers>) => {
    const plan = planOf(changes);
    return plan && tasksOf(plan, tasks).map(({ id, text }) => [id, text]);
  };
  expect(idsOf({})).toEqual(Object.entries(tasks));
  expect(idsOf({ hasPin: 'no' })).toEqual([['badge', tasks.badge]]);
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
