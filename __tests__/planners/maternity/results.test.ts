import fc from 'fast-check';
import type { PaySchedule } from '../../../src/planners/maternity/paydays';
import type { MaternityAnswers } from '../../../src/planners/maternity/plan';
import { maternityDates, payFall, payMonths, unpaidTime } from '../../../src/planners/maternity/results';
import { amountOf, plainAmount } from '../../../src/planners/money';
import { dateResults } from '../../../src/planners/result-dates';
import { addDays } from '../../../src/utils/calendar';
import { nursePlan as planOf } from '../../support/maternity-facts';

test('pay falls when NHS half pay is over, and ends after the statutory weeks', () => {
  const plan = planOf({});
  const fall = payFall(plan);
  expect([fall?.paidOn, plainAmount(fall?.total ?? 0n)]).toEqual(['2027-01-27', '860.56']);
  const unpaid = unpaidTime(plan);
  expect([unpaid?.first.paidOn, unpaid?.last.paidOn, unpaid?.weeks]).toEqual(['2027-04-27', '2027-06-27', 13]);
});

test('statutory pay alone falls after six weeks; the allowance is less than normal pay from the beginning', () => {
  expect(payFall(planOf({ nhsSince: null }))?.paidOn).toBe('2026-09-27');
  expect(payFall(planOf({ nhsSince: null, employedSince: '2026-06-01' }))?.paidOn).toBe('2026-07-27');
});

test('a month is whole that pays all days since the last payday of the month before', () => {
  const parts = (answers: Partial<MaternityAnswers>) =>
    payMonths(planOf(answers))
      .filter(({ isPart }) => isPart)
      .map(({ paidOn }) => paidOn.slice(0, 7));
  // The leave begins on the day after a payday and ends on one.
  expect(parts({})).toEqual(['2027-06']);
  expect(parts({ leaveStart: '2026-07-01' })).toEqual(['2026-07', '2027-07']);
  expect(parts({ schedule: { rhythm: 'weekly', payday: '2026-06-26' } })).toEqual(['2026-07', '2027-07']);
});

const schedule: fc.Arbitrary<PaySchedule> = fc.oneof(
  fc.integer({ min: 1, max: 31 }).map((dayOfMonth) => ({ rhythm: 'monthly', dayOfMonth }) as const),
  fc.constant({ rhythm: 'monthly', isLastWorkingDay: true } as const),
  fc
    .constantFrom('weekly', 'fortnightly', 'four-weekly')
    .map((rhythm) => ({ rhythm: rhythm as 'weekly', payday: '2026-05-01' }) as const),
);
const day = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((later) => addDays(from, later));
const answers = fc.record({
  leaveStart: day('2026-05-01', 60),
  employedSince: fc.constantFrom('2020-01-06', '2026-04-01'),
  nhsSince: fc.constantFrom(null, '2020-01-06', '2026-03-02'),
  pay: fc.integer({ min: 50, max: 2000 }).map((pounds) => ({ average: amountOf(pounds) })),
  schedule,
  returnOn: fc.constantFrom(null, '2027-01-04'),
});

test('the bars of each month add up, and all months to the sum of the plan', () => {
  fc.assert(
    fc.property(answers, (changes) => {
      const plan = planOf(changes);
      const months = payMonths(plan);
      for (const { statutory, added, total, normal, gap } of months) {
        expect(statutory + added).toBe(total);
        expect(total + gap).toBe(normal);
      }
      expect(months.reduce((sum, { total }) => sum + total, 0n)).toBe(plan.totalAsPaid.total);
      expect(months.slice(1, -1).some(({ isPart }) => isPart)).toBe(false);
      const unpaid = unpaidTime(plan);
      expect(months.filter(({ total }) => total === 0n).length > 0).toBe(unpaid !== null);
      expect(payFall(plan)?.total).not.toBe(0n);
    }),
    { seed: 20261123, numRuns: 200 },
  );
});

test('no date of a plan is lost, and the next one is never in the past', () => {
  fc.assert(
    fc.property(answers, day('2025-10-01', 800), (changes, today) => {
      const plan = planOf(changes);
      const dates = dateResults(maternityDates(plan), today);
      expect(dates).toHaveLength(plan.returnNoticeBy ? 15 : 14);
      const all: readonly unknown[] = [...Object.values(plan.leave), plan.due.tellBy, plan.answers.leaveStart];
      for (const value of all) expect(dates.map(({ to }) => to)).toContain(value);
      const next = dates.find(({ state }) => state === 'now');
      if (next) expect(next.to >= today).toBe(true);
      else expect(today > plan.leave.additionalLeaveEnds).toBe(true);
    }),
    { seed: 20261123, numRuns: 200 },
  );
});
