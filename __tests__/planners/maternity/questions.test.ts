// Guards the conditions and limits of the maternity questions.

import { valuesFrom } from '../../../src/planners/maternity/plan';
import {
  MATERNITY_QUESTIONS,
  type MaternityAnswers,
  maternityLimits,
  NO_ANSWERS,
} from '../../../src/planners/maternity/questions';
import { amountOf } from '../../../src/planners/shared/money';
import { problemsIn } from '../../../src/planners/shared/read-answers';
import { MATERNITY_FACTS } from './maternity-facts';

const FILLED: MaternityAnswers = {
  ...NO_ANSWERS,
  dueDate: '2012-04-09',
  leaveStart: '2012-01-22',
  employedSince: '2011-07-09',
  dayOfMonth: '31',
  weeklyPay: '1,000',
  nhs: 'no',
};

const problemsOf = (changes: Partial<MaternityAnswers>) => {
  const answers = { ...FILLED, ...changes };
  const limits = maternityLimits(answers, MATERNITY_FACTS);
  return problemsIn(MATERNITY_QUESTIONS, answers, limits).map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')]);
};

test('complete answers are read', () => {
  expect(valuesFrom(FILLED, MATERNITY_FACTS)).toEqual({
    dueDate: '2012-04-09',
    leaveStart: '2012-01-22',
    employedSince: '2011-07-09',
    average: amountOf(1000),
    schedule: { rhythm: 'monthly', dayOfMonth: 31 },
    nhsSince: null,
    returnOn: null,
  });
  const onFridays = { ...FILLED, monthlyOn: 'weekday', week: 'last', weekday: '5' };
  expect(valuesFrom(onFridays, MATERNITY_FACTS)?.schedule).toEqual({ rhythm: 'monthly', week: 'last', weekday: 5 });
  const payslips = { rhythm: 'weekly', payday: '2011-12-30', paySource: 'payslips', payTotal: '1600', payments: '8' };
  expect(valuesFrom({ ...FILLED, ...payslips, nhs: 'yes', nhsSince: '2010-01-01' }, MATERNITY_FACTS)).toMatchObject({
    average: amountOf(200),
    schedule: { rhythm: 'weekly', payday: '2011-12-30' },
    nhsSince: '2010-01-01',
  });
});

test.each<Partial<MaternityAnswers>>([
  { dueDate: '' },
  { leaveStart: '2012-02-30' },
  { nhs: 'yes' },
  { rhythm: 'weekly' },
  { paySource: 'payslips' },
  { monthlyOn: 'weekday', week: 'last' },
])('incomplete answers are refused: %j', (answers) => {
  expect(valuesFrom({ ...FILLED, ...answers }, MATERNITY_FACTS)).toBeNull();
});

const BACK =
  'First day back at work: by law you are on leave for the first weeks after the birth. Counted from your due date';

test.each<[Partial<MaternityAnswers>, keyof MaternityAnswers, string]>([
  [{ leaveStart: '2012-01-21' }, 'leaveStart', 'First day of leave: the earliest day allowed is 22 January 2012'],
  [{ leaveStart: '2012-05-08' }, 'leaveStart', 'after the birth at the latest, so choose a day up to 7 May 2012'],
  [{ employedSince: '2012-01-22' }, 'employedSince', 'this must be before your leave begins'],
  [{ nhs: 'yes', nhsSince: '2012-02-01' }, 'nhsSince', 'this must be before your leave begins'],
  [{ weeklyPay: '0' }, 'weeklyPay', 'must be £0.01 or more'],
  [{ paySource: 'payslips', payTotal: '-1', payments: '2' }, 'payTotal', 'must be £0.01 or more'],
  [
    { paySource: 'payslips', payTotal: '900', payments: '4' },
    'payments',
    'from 1 to 3, going by how often you are paid',
  ],
  [{ returnOn: '2012-01-22' }, 'returnOn', `${BACK}, choose a day from 23 April 2012 to 20 January 2013`],
  // The birth is on the due date or, if leave starts later, on the day before.
  [{ returnOn: '2012-04-22' }, 'returnOn', BACK],
  [{ leaveStart: '2012-05-01', returnOn: '2012-05-13' }, 'returnOn', `${BACK}, choose a day from 14 May 2012`],
  [{ returnOn: '2013-01-21' }, 'returnOn', 'choose a day in your leave, from 23 April 2012 to 20 January 2013'],
])('the answer %j is refused with its reason', (answers, question, text) => {
  expect(problemsOf(answers)).toEqual([[question, expect.stringContaining(text)]]);
  expect(valuesFrom({ ...FILLED, ...answers }, MATERNITY_FACTS)).toBeNull();
});

test('the first and last possible days are accepted', () => {
  for (const answers of [
    ...[{ leaveStart: '2012-05-07' }, { returnOn: '2013-01-20' }, { returnOn: '2012-04-23' }],
    { leaveStart: '2012-05-01', returnOn: '2012-05-14' },
  ])
    expect([answers, problemsOf(answers)]).toEqual([answers, []]);
});

test.each([
  ['day', 'from 28 September 2026 to 27 November 2026'],
  ['working-day', 'from 28 October 2026 to 24 December 2026'],
])('the hint for payslips follows the payday of the contract: %s', (monthlyOn, range) => {
  const answers = { ...NO_ANSWERS, dueDate: '2027-04-05', monthlyOn, dayOfMonth: '27', paySource: 'payslips' };
  expect(maternityLimits(answers, MATERNITY_FACTS).payTotal?.hint?.replaceAll('\u00a0', ' ')).toContain(range);
});
