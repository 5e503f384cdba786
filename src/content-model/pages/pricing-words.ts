import { template, text } from '../fields';

/** The words around prices, the same on each page with plans. */
export const pricingWords = {
  listPriceLabel: text('The word before the list price.'),
  priceLabel: text('The word before the current price.'),
  savingLabel: template('What the visitor saves; {amount} is the difference of the two prices.', ['amount']),
  popularLabel: text('The badge of the most popular plan.'),
  planLabel: text('The button of each plan, before its name. It opens the scheduling page.'),
  includedLabel: text('The heading above what a plan includes.'),
  pricingNote: text('The note under the plans.'),
};
