import { LANGUAGE } from './value-texts';

/**
 * An amount in units of £0.0000001: statutory pay rules truncate at seven decimals, so sums must be exact there, which
 * binary fractions are not.
 */
export type Amount = bigint;

const DECIMALS = 7;
const UNITS_A_POUND = 10n ** BigInt(DECIMALS);
const UNITS_A_PENNY = UNITS_A_POUND / 100n;
/** The smallest and the largest amount that planners accept; anything else is a typo. */
export const LEAST_AMOUNT: Amount = UNITS_A_PENNY;
export const MOST_AMOUNT: Amount = 999_999_999n * UNITS_A_POUND;

/** The amount of a decimal such as `1234.5`, truncated to seven decimals. */
export function amountIn(decimal: string): Amount {
  const [pounds = '', decimals = ''] = decimal.split('.');
  return BigInt(pounds + decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** An amount from the facts, which has at most seven decimals. */
export function amountOf(pounds: number): Amount {
  return BigInt(Math.round(pounds * Number(UNITS_A_POUND)));
}

/** A share of an amount, truncated (not rounded) to seven decimals; the share may have decimals, such as 92.5 of 100. */
export function partOf(amount: Amount, share: number, of: number): Amount {
  return (amount * amountOf(share)) / amountOf(of);
}

/** Rounds up to the penny. */
export function upToPenny(amount: Amount): Amount {
  return ((amount + UNITS_A_PENNY - 1n) / UNITS_A_PENNY) * UNITS_A_PENNY;
}

/** Rounds to the nearest penny, half a penny up. */
export function nearestPenny(amount: Amount): Amount {
  return ((amount + UNITS_A_PENNY / 2n) / UNITS_A_PENNY) * UNITS_A_PENNY;
}

export function lower(one: Amount, other: Amount): Amount {
  return one < other ? one : other;
}

export function higher(one: Amount, other: Amount): Amount {
  return one > other ? one : other;
}

export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** `11812.56`, for machines; further decimals only if there are any. */
export function plainAmount(amount: Amount): string {
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0{1,5}$/, '');
  return `${sign}${digits.slice(0, -DECIMALS)}.${decimals}`;
}

const POUNDS = { style: 'currency', currency: 'GBP' } as const;
const WITH_PENCE = new Intl.NumberFormat(LANGUAGE, POUNDS);
const WITHOUT_PENCE = new Intl.NumberFormat(LANGUAGE, { ...POUNDS, maximumFractionDigits: 0 });

/** `£1,234.50`. */
export function poundsText(amount: Amount): string {
  return WITH_PENCE.format(Number(plainAmount(amount)));
}

/** `£1,235`. */
export function roundPoundsText(amount: Amount): string {
  return WITHOUT_PENCE.format(Number(plainAmount(amount)));
}
