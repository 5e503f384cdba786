import { type MaternityValues, planMaternity } from '../../../src/planners/maternity/plan';
import { type MaternityAnswers, NO_ANSWERS } from '../../../src/planners/maternity/questions';
import { type MaternityRules, maternityRules } from '../../../src/planners/maternity/rules';
import type { Fact } from '../../../src/planners/shared/facts';
import { amountOf } from '../../../src/planners/shared/money';
import { addDays } from '../../../src/utils/calendar';
import { fact } from '../revalidation/nmc-facts';

const counts: Readonly<Record<string, number>> = {
  'smp-weeks': 39,
  'smp-higher-rate-weeks': 6,
  'smp-percentage': 90,
  'smp-averaging-weeks': 8,
  'smp-service-weeks': 26,
  'qualifying-week-before-due-week': 15,
  'maternity-leave-weeks': 52,
  'ordinary-maternity-leave-weeks': 26,
  'compulsory-maternity-leave-weeks': 2,
  'maternity-leave-earliest-weeks': 11,
  'maternity-illness-weeks': 4,
  'matb1-earliest-weeks': 20,
  'return-notice-weeks': 8,
  'smp-notice-days': 28,
  'smp-proof-days': 21,
  'maternity-allowance-weeks': 39,
  'maternity-allowance-test-weeks': 66,
  'nhs-maternity-service-months': 12,
  'nhs-maternity-service-week': 11,
  'nhs-maternity-full-pay-weeks': 8,
  'nhs-maternity-half-pay-weeks': 18,
  'nhs-maternity-return-months': 3,
  // The facts named in its messages.
  'nhs-maternity-break-months': 3,
  'maternity-allowance-late-months': 3,
};

/** For the tax year that starts in April of a year, from GOV.UK's calculator. */
const standardRates: Readonly<Record<string, number>> = {
  ...{ '2012-04-01': 135.45, '2013-04-07': 136.78, '2014-04-06': 138.18, '2015-04-05': 139.58 },
  ...{ '2017-04-02': 140.98, '2018-04-01': 145.18, '2019-04-07': 148.68, '2020-04-05': 151.2 },
  ...{ '2021-04-04': 151.97, '2022-04-03': 156.66, '2023-04-02': 172.48, '2024-04-07': 184.03 },
  ...{ '2025-04-06': 187.18, '2026-04-05': 194.32 },
};

const earningsLimits: Readonly<Record<string, number>> = {
  ...{ '2009-07-17': 95, '2010-07-17': 97, '2011-07-17': 102, '2012-07-15': 107 },
  ...{ '2013-07-14': 109, '2014-04-06': 111, '2015-04-06': 112, '2017-04-06': 113 },
  ...{ '2018-04-06': 116, '2019-04-06': 118, '2020-04-05': 120, '2022-04-06': 123 },
  ...{ '2025-04-06': 125, '2026-04-06': 129 },
};

/** A fact with consecutive values; the last ends on a day. */
function rates(name: string, values: Readonly<Record<string, number>>, end: string): Fact {
  const days = Object.keys(values);
  const periods = Object.entries(values).flatMap(([from, number], index) => {
    const next = days[index + 1];
    return fact(name, number, from).periods.map((period) => ({ ...period, until: next ? addDays(next, -1) : end }));
  });
  return { ...fact(name, 0), periods };
}

/** The facts behind the published cases. */
export const MATERNITY_FACTS: readonly Fact[] = [
  rates('smp-standard-rate', standardRates, '2027-04-03'),
  rates('lower-earnings-limit', earningsLimits, '2027-04-05'),
  ...Object.entries(counts).map(([name, number]) => fact(name, number)),
];

/** The rules behind the published cases. */
export const RULES: MaternityRules = maternityRules(MATERNITY_FACTS, '2026-05-01');

/** The answers of a nurse entitled to NHS and statutory pay. */
export const NURSE: MaternityValues = {
  dueDate: '2026-07-08',
  leaveStart: '2026-06-28',
  employedSince: '2025-09-01',
  nhsSince: '2023-02-06',
  average: amountOf(600),
  schedule: { rhythm: 'monthly', dayOfMonth: 27 },
  returnOn: null,
};

/** The plan of such a nurse. */
export const nursePlan = (values: Partial<MaternityValues>) => planMaternity({ ...NURSE, ...values }, MATERNITY_FACTS);

/** Complete answers, as typed. */
export const COMPLETE_ANSWERS: MaternityAnswers = {
  ...NO_ANSWERS,
  dueDate: '2026-05-01',
  leaveStart: '2026-05-01',
  employedSince: '2020-01-06',
  rhythm: 'weekly',
  payday: '2026-05-01',
  weeklyPay: '1000',
  nhs: 'no',
};
