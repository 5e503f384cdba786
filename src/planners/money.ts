import { withoutMarks } from '../utils/invisible-marks';

/**
 * An amount of pounds in units of 0.0000001: the rules for statutory pay cut at seven decimals, so sums have to be exact
 * there. A binary fraction is not.
 */
export type Amount = bigint;

const DECIMALS = 7;
const UNITS_A_POUND = 10n ** BigInt(DECIMALS);
const UNITS_A_PENNY = UNITS_A_POUND / 100n;
/** A comma or a space only between thousands: `597,50` is another amount elsewhere. */
const WRITTEN = /^\s*£?\s*(\d{1,9}|\d{1,3}(?:[,\s]\d{3}){1,2})(?:\.(\d{0,7}))?\s*$/;

/**
 * An amount as someone types it: `1234.5`, `£1,234.50`, `1 234.50`.
 * @returns null for what is no amount, could be another one, is negative, or has more than seven decimals
 */
export function readAmount(text: string): Amount | null {
  const [, pounds, decimals = ''] = WRITTEN.exec(withoutMarks(text)) ?? [];
  return pounds === undefined ? null : BigInt(pounds.replace(/\D/g, '') + decimals.padEnd(DECIMALS, '0'));
}

/** A figure from the facts, which has at most seven decimals. */
export function amountOf(pounds: number): Amount {
  return BigInt(Math.round(pounds * Number(UNITS_A_POUND)));
}

/** A part of an amount, cut (not rounded) at seven decimals; a share may have decimals, as 92.5 of 100. */
export function partOf(amount: Amount, share: number, of: number): Amount {
  return (amount * amountOf(share)) / amountOf(of);
}

/** The next full penny. */
export function upToPenny(amount: Amount): Amount {
  return ((amount + UNITS_A_PENNY - 1n) / UNITS_A_PENNY) * UNITS_A_PENNY;
}

/** The nearest penny, half a penny up. */
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

/** `11812.56`, for machines; further decimals only where there are any. */
export function plainAmount(amount: Amount): string {
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0{1,5}$/, '');
  return `${sign}${digits.slice(0, -DECIMALS)}.${decimals}`;
}

/** An amount in words, such as `£1,234.50`; statutory and NHS pay are in pounds everywhere. */
export function poundsText(amount: Amount, language: string, isRound = false): string {
  const digits = isRound ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', ...digits });
  return format.format(Number(plainAmount(amount)));
}
