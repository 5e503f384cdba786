import { type Amount, partOf } from '../money';

/** How often pay comes. */
export const PAY_RHYTHMS = ['monthly', 'weekly', 'fortnightly', 'four-weekly'] as const;
export type PayRhythm = (typeof PAY_RHYTHMS)[number];

/**
 * How many payments the eight weeks before the last payday of the qualifying week can hold. Where fewer came, the average is
 * still taken over the least number.
 */
export const PAYMENTS: Readonly<Record<PayRhythm, { readonly least: number; readonly most: number }>> = {
  weekly: { least: 8, most: 10 },
  fortnightly: { least: 4, most: 5 },
  'four-weekly': { least: 1, most: 2 },
  monthly: { least: 2, most: 3 },
};

const WEEKS: Readonly<Record<Exclude<PayRhythm, 'monthly'>, number>> = { weekly: 1, fortnightly: 2, 'four-weekly': 4 };
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;

/**
 * Average weekly pay from payslips, cut at seven decimals.
 * @param total all pay before tax in the relevant period
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
export function averageWeeklyPay(total: Amount, rhythm: PayRhythm, payments: number): Amount {
  const counted = Math.max(payments, PAYMENTS[rhythm].least);
  return rhythm === 'monthly'
    ? partOf(total, MONTHS_A_YEAR, counted * WEEKS_A_YEAR)
    : partOf(total, 1, counted * WEEKS[rhythm]);
}
