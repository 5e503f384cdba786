// Guards a maternity leave's dates and plan.
import fc from 'fast-check';
import { MATERNITY_MESSAGES } from '../../../src/planners/maternity/messages';
import { addUp } from '../../../src/planners/maternity/pay';
import type { PaySchedule } from '../../../src/planners/maternity/paydays';
import {
  isMoot,
  type MaternityValues,
  maternityDates,
  payFall,
  planMaternity,
  unpaidTime,
} from '../../../src/planners/maternity/plan';
import { amountOf, plainAmount } from '../../../src/planners/shared/money';
import { dateResults } from '../../../src/planners/shared/result-dates';
import { addDays } from '../../../src/utils/calendar';
import { tries } from '../../support/seed';
import { MATERNITY_FACTS, nursePlan as planOf } from './maternity-facts';

test('NHS pay is full, then half, then statutory, then nothing', () => {
  const { spans, total } = planOf({});
  expect(
    spans.map(({ first, last, aWeek }) => [first, last, plainAmount(aWeek.statutory), plainAmount(aWeek.total)]),
  ).toEqual([
    [1, 6, '540.00', '600.00'],
    [7, 8, '194.32', '600.00'],
    [9, 26, '194.32', '494.32'],
    [27, 39, '194.32', '194.32'],
    [40, 52, '0.00', '0.00'],
  ]);
  expect([total.statutory, total.total].map(plainAmount)).toEqual(['9652.56', '16223.92']);
});

test('pay falls after NHS half pay and ends after statutory weeks', () => {
  const fall = payFall(planOf({}));
  expect([fall?.paidOn, plainAmount(fall?.total ?? 0n)]).toEqual(['2027-01-27', '860.56']);
  const unpaid = unpaidTime(planOf({}));
  expect([unpaid?.first.paidOn, unpaid?.last.paidOn, unpaid?.weeks]).toEqual(['2027-04-27', '2027-06-27', 13]);
  // Statutory pay alone falls after six weeks; the allowance is below normal pay from the start.
  expect(payFall(planOf({ nhsSince: null }))?.paidOn).toBe('2026-09-27');
  expect(payFall(planOf({ nhsSince: null, employedSince: '2026-06-01' }))?.paidOn).toBe('2026-07-27');
});

const WEEKLY: Partial<MaternityValues> = {
  leaveStart: '2026-04-20',
  employedSince: '2020-01-06',
  nhsSince: null,
  average: amountOf(500),
  schedule: { rhythm: 'weekly', payday: '2026-01-02' },
};

test('pay falls in a month that has less than the one before, however many paydays it has', () => {
  const plan = planOf(WEEKLY);
  const months = plan.months.map(({ paidOn, total }) => [paidOn.slice(0, 7), plainAmount(total)]);
  expect(months.slice(2, 5)).toEqual([
    ['2026-06', '850.34'],
    ['2026-07', '971.60'],
    ['2026-08', '777.28'],
  ]);
  expect(payFall(plan)?.paidOn.slice(0, 7)).toBe('2026-06');
  const rhythms: readonly PaySchedule[] = (['weekly', 'fortnightly', 'four-weekly'] as const).flatMap((rhythm) =>
    [0, 9, 17].map((days) => ({ rhythm, payday: addDays('2026-01-02', days) })),
  );
  for (const schedule of [...rhythms, { rhythm: 'monthly', dayOfMonth: 27 } as const])
    for (const average of [300, 500])
      for (const days of [0, 5, 12, 40]) {
        const leaveStart = addDays('2026-04-20', days);
        const dueDate = addDays(leaveStart, 10);
        const { months, ...other } = planOf({
          ...WEEKLY,
          dueDate,
          leaveStart,
          schedule,
          average: amountOf(average),
        });
        const fall = payFall({ months, ...other });
        const index = months.findIndex(({ paidOn }) => paidOn === fall?.paidOn);
        const [before, month] = [months[index - 1], months[index]];
        expect(month?.isPart).toBe(false);
        if (before && !before.isPart) expect(Number(month?.total)).toBeLessThan(Number(before.total));
      }
});

describe('entitlement', () => {
  test('begins on the last day that is early enough', () => {
    const failed = (values: object) => [planOf(values).statutory.failed, planOf(values).nhs?.failed];
    expect(failed({ employedSince: '2025-10-04' })).toEqual([[], []]);
    expect(failed({ employedSince: '2025-10-05' })).toEqual([['employed-long-enough'], []]);
    expect(failed({ nhsSince: '2025-04-19' })).toEqual([[], []]);
    expect(failed({ nhsSince: '2025-04-20' })).toEqual([[], ['nhs-service-long-enough']]);
    expect(planOf({ nhsSince: null }).nhs).toBeNull();
  });

  test.each([
    ['2025-12-21', 125],
    ['2026-07-18', 125],
    ['2026-07-19', 129],
    ['2026-12-21', 129],
    ['2012-12-21', 107],
    ['2011-12-21', 102],
    ['2019-12-21', 118],
  ])('for a due date of %s needs £%d a week', (dueDate, limit) => {
    const dates = { dueDate, leaveStart: dueDate, employedSince: '2005-01-01', nhsSince: null };
    expect(planOf({ ...dates, average: amountOf(limit) }).statutory.failed).toEqual([]);
    expect(planOf({ ...dates, average: amountOf(limit - 0.01) }).statutory.failed).toEqual(['earns-enough']);
  });

  test('without statutory pay is Maternity Allowance', () => {
    const plan = planOf({ employedSince: '2026-01-01', nhsSince: null });
    expect(plan.statutory.isDue).toBe(false);
    expect(plan.spans.map(({ last, aWeek }) => [last, plainAmount(aWeek.statutory)])).toEqual([
      [39, '194.32'],
      [52, '0.00'],
    ]);
  });
});

test('the last known rate is used afterwards, and marked as assumed', () => {
  const dates = { dueDate: '2027-03-03', leaveStart: '2027-02-28', employedSince: '2020-01-01' };
  expect(planOf(dates)).toMatchObject({ assumedRate: { isAssumed: true }, isLimitAssumed: false });
  expect(plainAmount(planOf(dates).spans.at(-2)?.aWeek.statutory ?? 0n)).toBe('194.32');
  const later = planOf({ ...dates, dueDate: '2027-12-08', leaveStart: '2027-12-01' });
  expect(later).toMatchObject({ assumedRate: { isAssumed: true }, isLimitAssumed: true });
});

test('notice to return is due eight weeks before, also for the last day of leave', () => {
  const lastDay = planOf({}).leave.additionalLeaveEnds;
  const noticeFor = (returnOn: string | null) => planOf({ returnOn }).returnNoticeBy;
  expect(['2027-03-01', addDays(lastDay, 1), null].map(noticeFor)).toEqual(['2027-01-04', null, null]);
  expect(noticeFor(lastDay)).toBe(addDays(lastDay, -56));
});

test('dates of statutory pay that is not due are neither deadlines nor key dates', () => {
  const marked = (values: object, key: 'isDeadline' | 'isKey') => {
    const plan = planOf(values);
    const dates = dateResults(maternityDates(plan), MATERNITY_MESSAGES.results.dates, null, (name) =>
      isMoot(name, plan),
    );
    return dates.flatMap((date) => (date[key] ? [date.name] : []));
  };
  const unpaid = { employedSince: '2026-06-01' };
  expect(marked({}, 'isDeadline')).toEqual(['tellBy', 'askForPayBy', 'proofBy']);
  expect(marked({ ...unpaid, returnOn: '2027-03-01' }, 'isDeadline')).toEqual(['tellBy', 'returnNoticeBy']);
  expect(marked(unpaid, 'isKey')).toEqual([
    ...['certificateFrom', 'tellBy', 'leaveStart', 'dueDate', 'additionalLeaveEnds'],
  ]);
  expect(marked({}, 'isKey')).toEqual(expect.arrayContaining(['askForPayBy', 'proofBy', 'payEnds']));
  expect([isMoot('payEnds', planOf({})), isMoot('payEnds', planOf(unpaid))]).toEqual([false, true]);
});

describe('for any answers', () => {
  const schedule: fc.Arbitrary<PaySchedule> = fc.oneof(
    fc.integer({ min: 1, max: 31 }).map((dayOfMonth) => ({ rhythm: 'monthly' as const, dayOfMonth })),
    fc.constant({ rhythm: 'monthly', isLastWorkingDay: true } as const),
    fc.record({
      rhythm: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'four-weekly' as const),
      payday: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-01-01', days)),
    }),
  );
  /** Days of service before the due date: enough, or too few. */
  const service: fc.Arbitrary<number> = fc.constantFrom(5000, 100);
  const values = fc.record({
    dueDate: fc.integer({ min: 0, max: 5500 }).map((days) => addDays('2012-09-01', days)),
    early: fc.integer({ min: -10, max: 70 }),
    average: fc.integer({ min: 1, max: 500_000 }).map((pence) => amountOf(pence / 100)),
    employed: service,
    nhs: fc.option(service),
    returns: fc.option(fc.constant(190)),
    schedule,
  });
  type Given = typeof values extends fc.Arbitrary<infer Value> ? Value : never;
  const planFor = ({ dueDate, early, average, employed, nhs, returns, schedule }: Given) =>
    planMaternity(
      {
        dueDate,
        leaveStart: addDays(dueDate, -early),
        employedSince: addDays(dueDate, -employed),
        nhsSince: nhs === null ? null : addDays(dueDate, -nhs),
        average,
        schedule,
        returnOn: returns && addDays(dueDate, returns),
      },
      MATERNITY_FACTS,
    );

  test('weeks, payments and months add up and cover the leave once', () => {
    fc.assert(
      fc.property(values, (given) => {
        const plan = planFor(given);
        expect(addUp(plan.weeks)).toEqual(plan.total);
        expect(addUp(plan.payments)).toEqual(plan.totalAsPaid);
        expect(addUp(plan.months)).toEqual(plan.totalAsPaid);
        expect(addUp(plan.spans.map(({ all }) => all))).toEqual(plan.total);
        for (const [index, { days }] of plan.payments.entries()) {
          const next = plan.payments[index + 1];
          expect(next?.days.from ?? addDays(days.to, 1)).toBe(addDays(days.to, 1));
        }
        expect(plan.payments[0]?.days.from).toBe(plan.values.leaveStart);
        expect(plan.payments.at(-1)?.days.to).toBe(plan.leave.additionalLeaveEnds);
        // Each payment is rounded up to the penny separately, so the totals differ by less than a penny per payment.
        const difference = plan.totalAsPaid.statutory - plan.total.statutory;
        expect(difference < amountOf(0.01) * BigInt(plan.payments.length)).toBe(true);
        expect(difference > -amountOf(0.01) * BigInt(plan.weeks.length)).toBe(true);
        for (const { statutory, added, total, normal, gap } of plan.months) {
          expect(statutory + added).toBe(total);
          expect(total + gap).toBe(normal);
        }
        expect(plan.months.slice(1, -1).some(({ isPart }) => isPart)).toBe(false);
        expect(plan.months.some(({ total }) => total === 0n)).toBe(unpaidTime(plan) !== null);
        expect(payFall(plan)?.total).not.toBe(0n);
      }),
      tries(200),
    );
  });

  test('more pay never brings less or exceeds normal pay', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100_000 }), (given, pence) => {
        const less = planFor(given);
        const more = planFor({ ...given, average: given.average + amountOf(pence / 100) });
        if (less.statutory.isDue !== more.statutory.isDue) return;
        expect(more.total.statutory >= less.total.statutory).toBe(true);
        expect(more.total.total >= less.total.total).toBe(true);
        expect(less.total.total <= less.total.normal).toBe(true);
        expect(less.months.every(({ gap }) => gap >= 0n)).toBe(true);
      }),
      tries(100),
    );
  });
});
