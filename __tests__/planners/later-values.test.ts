// Guards that a rule added for later applies from its first day on.
import fc from 'fast-check';
import { type MaternityValues, planMaternity } from '../../src/planners/maternity/plan';
import { planOf } from '../../src/planners/revalidation/plan';
import { NO_ANSWERS } from '../../src/planners/revalidation/questions';
import type { Fact } from '../../src/planners/shared/facts';
import { amountOf } from '../../src/planners/shared/money';
import { addDays, sundayOf } from '../../src/utils/calendar';
import { tries } from '../support/seed';
import { MATERNITY_FACTS } from './maternity/maternity-facts';
import { fact, NMC_FACTS } from './revalidation/nmc-facts';

const TRIES = tries(100);
const APRIL = '2027-04-04';
const RATES = ['smp-standard-rate', 'lower-earnings-limit'];

/** The facts after an owner has ended a value and added its successor. */
function withLater(facts: readonly Fact[], name: string, from: string, value: number | string): readonly Fact[] {
  return facts.map((known) => {
    if (known.name !== name) return known;
    const before = known.periods.map((period) =>
      period.until && period.until < from ? period : { ...period, until: addDays(from, -1) },
    );
    return { ...known, periods: [...before, ...fact(name, value, from).periods] };
  });
}

const namesOf = (facts: readonly Fact[]) => fc.constantFrom(...facts.map(({ name }) => name));
const day = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((later) => addDays(from, later));

describe('maternity: a value that is added for later', () => {
  const answersFor = (dueDate: string, isNhs = true): MaternityValues => ({
    dueDate,
    leaveStart: addDays(dueDate, -14),
    employedSince: '2010-01-01',
    nhsSince: isNhs ? '2010-01-01' : null,
    average: amountOf(612.4),
    schedule: { rhythm: 'four-weekly', payday: '2026-01-02' },
    returnOn: addDays(dueDate, 200),
  });

  test('does not change leave for a baby due earlier', () => {
    const changes = fc.tuple(namesOf(MATERNITY_FACTS), day('2012-09-01', 5300), fc.nat(120), fc.boolean());
    fc.assert(
      fc.property(changes, ([name, due, number, isNhs]) => {
        fc.pre(sundayOf(due) < APRIL);
        const [plan, later] = [MATERNITY_FACTS, withLater(MATERNITY_FACTS, name, APRIL, number)].map((facts) =>
          planMaternity(answersFor(due, isNhs), facts),
        );
        // Each week has its own standard rate, so a leave that spans the change has both.
        if (!RATES.includes(name)) return expect(later).toEqual(plan);
        const earlier = plan?.weeks.filter(({ days }) => days.to < APRIL);
        expect(later?.weeks.slice(0, earlier?.length)).toEqual(earlier);
        expect(later?.due).toEqual(plan?.due);
      }),
      TRIES,
    );
  });

  test('applies from its own week on', () => {
    const facts = withLater(MATERNITY_FACTS, 'smp-weeks', APRIL, 52);
    const paid = (dueDate: string) => planMaternity(answersFor(dueDate), facts).rules.payWeeks;
    expect([paid('2026-07-08'), paid('2027-04-03'), paid('2027-04-04')]).toEqual([39, 39, 52]);
  });

  test('applies to a standard rate from the first Sunday in April', () => {
    const weeklyFrom = (from: string) => {
      const facts = withLater(MATERNITY_FACTS, 'smp-standard-rate', from, 200);
      const { weeks } = planMaternity({ ...answersFor('2027-02-26'), leaveStart: '2027-02-12' }, facts);
      return weeks.find(({ statutory }) => statutory === amountOf(200))?.days.from;
    };
    expect([weeklyFrom('2027-04-04'), weeklyFrom('2027-04-06')]).toEqual(['2027-04-09', '2027-04-09']);
  });

  test('is marked as assumed in a gap between two values', () => {
    const before = fact('smp-weeks', 39).periods.map((period) => ({ ...period, until: '2026-03-31' }));
    const weeks = { ...fact('smp-weeks', 39), periods: [...before, ...fact('smp-weeks', 52, APRIL).periods] };
    const gap = MATERNITY_FACTS.map((known) => (known.name === 'smp-weeks' ? weeks : known));
    const plan = planMaternity(answersFor('2026-07-08'), gap);
    expect(plan.rules).toMatchObject({ payWeeks: 39, isAssumed: true });
    expect([plan.assumedRate, plan.isLimitAssumed, plan.statutory.isDue]).toEqual([null, false, true]);
  });
});

describe('revalidation: a value that is added for later', () => {
  const planFor = (facts: readonly Fact[], year: number, month: number, today: string) =>
    planOf({ ...NO_ANSWERS, expiryYear: String(year), expiryMonth: String(month), hours: '200' }, facts, today);

  test('does not change a registration that ends earlier', () => {
    const changes = fc.tuple(namesOf(NMC_FACTS), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 48 }));
    fc.assert(
      fc.property(changes, ([name, value, months]) => {
        const isDay = name === 'nmc-new-process-earliest';
        const later = withLater(NMC_FACTS, name, '2028-12-01', isDay ? '2027-01-01' : value);
        const [year, month] = [2024 + Math.floor(months / 12), (months % 12) + 1];
        expect(planFor(later, year, month, '2026-11-23')).toEqual(planFor(NMC_FACTS, year, month, '2026-11-23'));
      }),
      TRIES,
    );
  });

  test('applies to an announcement from its day on', () => {
    const facts = withLater(NMC_FACTS, 'nmc-new-process-earliest', '2027-04-01', '2030-01-01');
    const mayChange = (today: string) => planFor(facts, 2027, 12, today)?.mayChange;
    expect([mayChange('2026-11-23'), mayChange('2027-04-01')]).toEqual([true, false]);
  });
});
