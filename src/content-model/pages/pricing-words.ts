import { text } from '../fields';

/** The words around prices, the same on each page with plans. */
export const pricingWords = {
  listPriceLabel: text('Said before the list price.'),
  priceLabel: text('Said before the current price.'),
  savingLabel: text('What the visitor saves; {amount} is the difference of the two prices.'),
  popularLabel: text('The badge of the most popular plan.'),
  planLabel: text('The button of each plan, before its name.'),
  includedLabel: text('The heading above what a plan includes.'),
  pricingNote: text('The note under the plans.'),
};
