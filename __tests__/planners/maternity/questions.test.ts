// Guards the conditions and limits of the maternity questions.
import { answersFrom } from '../../../src/planners/maternity/plan';
import {
  MATERNITY_QUESTIONS,
  type MaternityEntries,
  maternityLimits,
  NO_ENTRIES,
} from '../../../src/planners/maternity/questions';
import { amountOf } from '../../../src/planners/money';
import { problemsIn } from '../../../src/planners/questions';
import { MATERNITY_FACTS } from './maternity-facts';

const FILLED: MaternityEntries = {
  ...NO_ENTRIES,
  dueDate: '2012-04-09',
  leaveStart: '2012-01-22',
  employedSince: '2011-07-09',
  dayOfMonth: '31',
  weeklyPay: '1,000',
  nhs: 'no',
};

const kindsOf = (changes: Partial<MaternityEntries>) => {
  const entries = { ...FILLED, ...changes };
  const limits = maternityLimits(entries, MATERNITY_FACTS);
  return problemsIn(MATERNITY_QUESTIONS, entries, limits).map(({ id, kind }) => [id, kind]);
};

test('entries become answers', () => {
  expect(answersFrom(FILLED, MATERNITY_FACTS)).toEqual({
    dueDate: '2012-04-09',
    leaveStart: '2012-01-22',
    employedSince: '2011-07-09',
    pay: { average: amountOf(1000) },
    schedule: { rhythm: 'monthly', dayOfMonth: 31 },
    nhsSince: null,
    returnOn: null,
  });
  const payslips = { rhythm: 'weekly', payday: '2011-12-30', paySource: 'payslips', payTotal: '1600', payments: '8' };
  expect(answersFrom({ ...FILLED, ...payslips, nhs: 'yes', nhsSince: '2010-01-01' }, MATERNITY_FACTS)).toMatchObject({
    pay: { total: amountOf(1600), rhythm: 'weekly', payments: 8 },
    schedule: { rhythm: 'weekly', payday: '2011-12-30' },
    nhsSince: '2010-01-01',
  });
});

test.each<Partial<MaternityEntries>>([
  { dueDate: '' },
  { leaveStart: '2012-02-30' },
  { employedSince: '' },
  { nhs: '' },
  { nhs: 'yes' },
  { weeklyPay: '' },
  { dayOfMonth: '32' },
  { rhythm: 'weekly' },
  { paySource: 'payslips' },
  { monthlyOn: 'weekday', week: 'last' },
])('no answers while something is missing: %j', (entries) => {
  expect(answersFrom({ ...FILLED, ...entries }, MATERNITY_FACTS)).toBeNull();
});

test.each<[Partial<MaternityEntries>, string[]]>([
  [{ leaveStart: '2012-01-21' }, ['leaveStart', 'belowLimit']],
  [{ leaveStart: '2012-05-08' }, ['leaveStart', 'aboveLimit']],
  [{ employedSince: '2012-01-22' }, ['employedSince', 'aboveLimit']],
  [{ nhs: 'yes', nhsSince: '2012-02-01' }, ['nhsSince', 'aboveLimit']],
  [{ weeklyPay: 'a lot' }, ['weeklyPay', 'unreadable']],
  [{ weeklyPay: '0' }, ['weeklyPay', 'unreadable']],
  [{ paySource: 'payslips', payTotal: '-1', payments: '2' }, ['payTotal', 'unreadable']],
  [{ paySource: 'payslips', payTotal: '900', payments: '4' }, ['payments', 'aboveLimit']],
  [{ returnOn: '2026-13-45' }, ['returnOn', 'unreadable']],
  [{ returnOn: '2012-01-22' }, ['returnOn', 'belowLimit']],
  // The law allows no work in the two weeks after the birth, which is on the due date or, after a late start, the day before.
  [{ returnOn: '2012-04-08' }, ['returnOn', 'belowLimit']],
  [{ returnOn: '2012-04-22' }, ['returnOn', 'belowLimit']],
  [{ leaveStart: '2012-05-01', returnOn: '2012-05-13' }, ['returnOn', 'belowLimit']],
  [{ returnOn: '2013-01-21' }, ['returnOn', 'aboveLimit']],
])('%j is refused', (entries, problem) => {
  expect(kindsOf(entries)).toEqual([problem]);
  expect(answersFrom({ ...FILLED, ...entries }, MATERNITY_FACTS)).toBeNull();
});

test('the first and the last possible days are accepted, and a payday may be a weekday', () => {
  expect(kindsOf({ leaveStart: '2012-05-07' })).toEqual([]);
  expect(kindsOf({ returnOn: '2013-01-20' })).toEqual([]);
  expect(kindsOf({ returnOn: '2012-04-23' })).toEqual([]);
  expect(kindsOf({ leaveStart: '2012-05-01', returnOn: '2012-05-14' })).toEqual([]);
  const entries = { ...FILLED, monthlyOn: 'weekday', week: 'last', weekday: '5' };
  expect(answersFrom(entries, MATERNITY_FACTS)?.schedule).toEqual({ rhythm: 'monthly', week: 'last', weekday: 5 });
});

test.each([
  ['day', { from: '2026-09-28', to: '2026-11-27' }],
  ['working-day', { from: '2026-10-28', to: '2026-12-24' }],
])('asks for the payslips by the payday of the contract: %s', (monthlyOn, range) => {
  const entries = { ...NO_ENTRIES, dueDate: '2027-04-05', monthlyOn, dayOfMonth: '27', paySource: 'payslips' };
  expect(maternityLimits(entries, MATERNITY_FACTS).payTotal?.hintValues).toEqual(range);
});
