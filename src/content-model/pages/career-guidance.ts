import { z } from 'zod';

import { heading, icon, pricingHeading, seo, text } from '../fields';
import { pricingWords } from './pricing-words';

/** `content/pages/career-guidance.yaml`. */
export const careerGuidanceCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The sentence under it.'),
    startLabel: text('The button that leads to the scheduling page.'),
    badges: z
      .array(z.strictObject({ icon: icon('The icon.'), label: text('The words.') }))
      .min(1)
      .describe('The badges.'),
  }),
  services: heading('The heading above the services of content/career-services.yaml.'),
  process: heading('The heading above the steps of content/process.yaml.'),
  pricing: pricingHeading('The heading above the packages of content/pricing.yaml.'),
  ...pricingWords,
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
  }),
});
