import type { RatePeriod } from './rates';

/** A fact of `content/facts.yaml` that is a number, oldest value first. */
export interface NumberFact {
  readonly name: string;
  readonly periods: readonly {
    readonly from?: string | null;
    readonly until?: string | null;
    readonly number?: number | null;
  }[];
}

/** The counts that the rules need, by the names of their facts. */
const COUNTS = {
  payWeeks: 'smp-weeks',
  higherRateWeeks: 'smp-higher-rate-weeks',
  percentage: 'smp-percentage',
  averagingWeeks: 'smp-averaging-weeks',
  serviceWeeks: 'smp-service-weeks',
  qualifyingWeeksBefore: 'qualifying-week-before-due-week',
  leaveWeeks: 'maternity-leave-weeks',
  ordinaryWeeks: 'ordinary-maternity-leave-weeks',
  compulsoryWeeks: 'compulsory-maternity-leave-weeks',
  earliestWeeks: 'maternity-leave-earliest-weeks',
  illnessWeeks: 'maternity-illness-weeks',
  certificateWeeks: 'matb1-earliest-weeks',
  noticeOfReturnWeeks: 'return-notice-weeks',
  noticeOfPayDays: 'smp-notice-days',
  proofDays: 'smp-proof-days',
  keepingInTouchDays: 'kit-days',
  allowanceWeeks: 'maternity-allowance-weeks',
  allowanceTestWeeks: 'maternity-allowance-test-weeks',
  nhsServiceMonths: 'nhs-maternity-service-months',
  nhsServiceWeek: 'nhs-maternity-service-week',
  nhsFullPayWeeks: 'nhs-maternity-full-pay-weeks',
  nhsHalfPayWeeks: 'nhs-maternity-half-pay-weeks',
  nhsReturnMonths: 'nhs-maternity-return-months',
} as const;

/** The sums that change each April, by the names of their facts. */
const RATES = { standardRate: 'smp-standard-rate', lowerEarningsLimit: 'lower-earnings-limit' } as const;

/** Every figure behind the plan. */
export type MaternityFigures = Readonly<Record<keyof typeof COUNTS, number>> &
  Readonly<Record<keyof typeof RATES, readonly RatePeriod[]>>;

const ALWAYS = '0001-01-01';

function periodsOf(facts: readonly NumberFact[], name: string): readonly RatePeriod[] {
  const periods = facts.find((fact) => fact.name === name)?.periods ?? [];
  const numbers = periods.flatMap(({ from, until, number }) =>
    number == null ? [] : [{ from: from ?? ALWAYS, until: until ?? null, value: number }],
  );
  if (numbers.length === 0)
    throw new RangeError(`The maternity planner needs the fact "${name}", which has no number.`);
  return numbers;
}

const fromNames = <Key extends string, Value>(
  names: Readonly<Record<Key, string>>,
  read: (name: string) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, read(name)])) as Record<Key, Value>;

/**
 * The figures of the planner.
 * @param facts those that `COUNTS` and `RATES` name
 * @throws RangeError for a fact that is missing or is no number
 */
export function maternityFigures(facts: readonly NumberFact[]): MaternityFigures {
  const latest = (name: string): number => periodsOf(facts, name).at(-1)?.value ?? Number.NaN;
  return { ...fromNames(COUNTS, latest), ...fromNames(RATES, (name) => periodsOf(facts, name)) };
}
