import { fillTemplate } from './fill-template';

/** What a currency is called in a sentence, such as "US dollars". */
export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Fills `{currency}` in the words above some plans with the currency of their prices. */
export function withCurrency(words: string | null, plans: readonly { readonly currency: string }[]): string | null {
  const names = new Set(plans.map(({ currency }) => currencyName(currency)));
  return words && names.size > 0 ? fillTemplate(words, { currency: [...names].join(' and ') }) : words;
}
