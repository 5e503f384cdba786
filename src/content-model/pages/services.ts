import { z } from 'zod';
import { heading, seo, text } from '../fields';

/** `content/pages/services.yaml`. */
export const servicesCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  audienceTitle: text('The words before who a service is for.'),
  priceFrom: text('The word before the lowest price.'),
  bookLabel: text('The button that leads to the scheduling page.'),
  offers: heading('The heading of the smaller offers.'),
  offerLabel: text('The link of each smaller offer, before its name.'),
});
