// Guards a revalidation's parts and their remaining amounts.
import fc from 'fast-check';
import { REVALIDATION_MESSAGES } from '../../../src/planners/revalidation/messages';
import {
  largestShortfall,
  type PartId,
  paceFor,
  planOf,
  progressOf,
  type RevalidationPlan,
} from '../../../src/planners/revalidation/plan';
import { EMPTY_ACCOUNT, NO_ANSWERS, type RevalidationAnswers } from '../../../src/planners/revalidation/questions';
import { dateResults } from '../../../src/planners/shared/result-dates';
import { addDays, monthsBetween } from '../../../src/utils/calendar';
import { tries } from '../../support/seed';
import { NMC_FACTS } from './nmc-facts';

const TODAY = '2026-11-22';
const APRIL = { ...NO_ANSWERS, expiryMonth: '4', expiryYear: '2027' };
const cpd = (hours: string, participatory: string, part: object = {}) => ({
  id: hours,
  date: '2026-01-14',
  topic: 'Topic',
  hours,
  participatory,
  method: 'course',
  code: 'practise',
  evidence: 'Certificate',
  ...part,
});
const accounts = (count: number) =>
  Array.from({ length: count }, (_entry, index) => ({
    id: `${index + 1}`,
    title: `Account ${index}`,
    source: 'event',
  }));

/** Everything done, without errors. */
const ALL: RevalidationAnswers = {
  ...APRIL,
  hours: '450',
  feedbackPatients: '2',
  feedbackColleagues: '3',
  discussion: 'done',
  discussionDate: '2026-10-01',
  confirmation: 'done',
  confirmationDate: '2026-10-01',
  indemnity: 'yes',
  character: 'yes',
  cpd: [cpd('20', '20', { id: '1' }), cpd('15', '0', { id: '2' })],
  accounts: accounts(5),
};

function planWith(part: Partial<RevalidationAnswers>, today = TODAY): RevalidationPlan {
  const plan = planOf({ ...ALL, ...part }, NMC_FACTS, today);
  if (!plan) throw new Error('There is no plan.');
  return plan;
}
/** The parts that are not done, each with its faults. */
const open = (part: Partial<RevalidationAnswers>) =>
  Object.fromEntries(
    planWith(part)
      .parts.filter(({ isDone }) => !isDone)
      .map(({ id, faults }) => [id, faults]),
  );

test('an empty plan has eight open parts in order', () => {
  const parts = planOf(APRIL, NMC_FACTS, TODAY)?.parts.filter(({ isDone }) => !isDone);
  const order = ['hours', 'cpd', 'feedback', 'accounts', 'discussion', 'character', 'indemnity', 'confirmation'];
  expect(parts?.map(({ id }) => id)).toEqual(order);
});

const started = { ...EMPTY_ACCOUNT, id: '9', title: 'Half an account' };
const lacking = cpd('15', '0', { evidence: '' });
const NO_MEETING = { discussion: [], confirmation: ['discussionFirst'] };

test.each<[Partial<RevalidationAnswers>, Partial<Record<PartId, readonly string[]>>]>([
  [{}, {}],
  [{ hours: '449.75' }, { hours: [] }],
  [{ registration: 'dual' }, { hours: [] }],
  [{ registration: 'dual', secondHours: '450' }, {}],
  [{ registration: 'dual', hours: '900' }, { hours: [] }],
  [{ cpd: [cpd('20', '19.5'), cpd('15', '0')] }, { cpd: [] }],
  [{ cpd: [cpd('34', '20')] }, { cpd: [] }],
  [{ cpd: [cpd('20', '20'), lacking] }, { cpd: ['incompleteCpd'] }],
  [{ cpd: [cpd('35', '20'), lacking] }, {}],
  [{ cpd: [cpd('20', '20'), cpd('15', '0', { date: '2024-04-30' })] }, { cpd: ['outsideCpd'] }],
  [{ feedbackColleagues: '2' }, { feedback: [] }],
  [{ feedbackPatients: '1', feedbackColleagues: '1', feedbackStudents: '2', feedbackReview: '1' }, {}],
  [{ accounts: accounts(4) }, { accounts: [], discussion: ['accountsFirst'] }],
  [{ accounts: [...accounts(4), started] }, { accounts: ['incompleteAccounts'], discussion: ['accountsFirst'] }],
  [{ accounts: [...accounts(5), started] }, {}],
  [{ discussion: '', discussionDate: '' }, NO_MEETING],
  [{ discussion: 'booked' }, { ...NO_MEETING, discussion: ['booked'] }],
  [{ discussionDate: '' }, { ...NO_MEETING, discussion: ['noDate'] }],
  [{ discussionDate: '2026-11-23' }, { ...NO_MEETING, discussion: ['inFuture'] }],
  [{ discussionDate: TODAY, confirmationDate: TODAY }, {}],
  [{ discussionDate: '2024-04-30' }, { ...NO_MEETING, discussion: ['beforePeriod'] }],
  [{ discussionDate: '2026-10-02' }, { confirmation: ['discussionFirst'] }],
  [{ confirmationDate: '2026-04-30', discussionDate: '2026-04-30' }, { confirmation: ['tooEarly'] }],
  [{ confirmationDate: '2026-05-01', discussionDate: '2026-05-01' }, {}],
  [{ confirmation: 'booked' }, { confirmation: ['booked'] }],
  [{ confirmationDate: '' }, { confirmation: ['noDate'] }],
  [{ confirmationDate: '2026-11-23' }, { confirmation: ['inFuture'] }],
  [{ indemnity: 'no' }, { indemnity: ['notCovered'] }],
  [{ character: '' }, { character: [] }],
  [{ character: 'no' }, { character: ['declare'] }],
])('the answers %o leave %o open', (part, faults) => expect(open(part)).toEqual(faults));

test('the hours of an incomplete entry are pending', () => {
  expect(planWith({ cpd: [cpd('20', '20'), lacking] }).pendingHours).toBe(15);
});

test.each([
  ['2027-01-30', 'before'],
  ['2027-01-31', 'open'],
  ['2027-04-01', 'open'],
  ['2027-04-02', 'late'],
  ['2027-04-30', 'late'],
  ['2027-05-01', 'expired'],
])('the application on %s is: %s', (today, phase) => expect(planWith({}, today).phase).toBe(phase));

test('an application after the announced change may follow other rules', () => {
  expect(['8', '9'].map((expiryMonth) => planWith({ expiryMonth }).mayChange)).toEqual([false, true]);
});

test('the pace finishes what is left in time', () => {
  const left = fc.integer({ min: 1, max: 3600 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(left, fc.integer({ min: -30, max: 1200 }), fc.constantFrom(0.5, 1), (amount, days, step) => {
      const due = addDays(TODAY, days);
      const pace = paceFor(amount, TODAY, due, step);
      const months = days > 0 ? monthsBetween(TODAY, due) : 0;
      if (pace?.kind === 'monthly') {
        expect(pace.amount * months).toBeGreaterThanOrEqual(amount);
        expect((pace.amount - step) * months).toBeLessThan(amount);
      } else if (pace?.kind === 'oneIn') {
        expect(Math.ceil(amount) * pace.months).toBeLessThanOrEqual(months + pace.months);
        expect(pace.months).toBeGreaterThan(1);
      } else expect(months).toBe(0);
    }),
    tries(400),
  );
  expect(paceFor(0, TODAY, '2027-04-01', 0.5)).toBeNull();
  expect(paceFor(1, TODAY, TODAY, 1)).toEqual({ kind: 'now' });
  expect(paceFor(2, TODAY, '2027-03-22', 1)).toEqual({ kind: 'oneIn', months: 2 });
  expect(paceFor(2, TODAY, '2027-03-22', 0.5)).toEqual({ kind: 'monthly', amount: 0.5 });
});

const planFrom = (part: Partial<RevalidationAnswers>) => planWith({ ...NO_ANSWERS, ...APRIL, ...part });

test('the largest relative shortfall comes first', () => {
  expect(largestShortfall(planFrom({ hours: '300', feedbackColleagues: '4' }))).toMatchObject({ id: 'cpd', left: 35 });
  expect(largestShortfall(planFrom({}))?.id).toBe('hours');
});

test('every date but the beginning is a key date, and the due day is the deadline', () => {
  const dates = dateResults(planWith({}).dates, REVALIDATION_MESSAGES.results.dates, null);
  expect(dates.filter(({ isDeadline }) => isDeadline)).toMatchObject([{ name: 'due', from: '2027-04-01' }]);
  expect(dates.filter(({ isKey }) => !isKey)).toMatchObject([{ name: 'begins', to: '2024-05-01' }]);
});

test('the progress of a part is a share of each amount, or all or nothing', () => {
  const shares = planWith({ hours: '300', character: '' }).parts.map((part) =>
    progressOf(part).map(({ measure, share }) => [measure?.id, Math.round(share * 100)]),
  );
  expect(shares[0]).toEqual([['hours', 67]]);
  expect(shares[1]?.[1]).toEqual(['participatory', 100]);
  expect([shares[4], shares[5]]).toEqual([[[undefined, 100]], [[undefined, 0]]]);
  expect(largestShortfall(planWith({}))).toBeNull();
});

test('an amount that cannot be read is a problem; a missing one is not', () => {
  expect(planWith({ hours: 'many', feedbackColleagues: '' }).problems).toMatchObject([{ id: 'hours', kind: 'wrong' }]);
});
