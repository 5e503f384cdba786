import { z } from 'zod';

import { apart, asTyped, heading, icon, lastDay, pricingHeading, seo, text } from '../fields';
import { pricingWords } from './pricing-words';

const fact = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The heading of the card.'),
  text: text('The sentence of the card.'),
});

/** `content/pages/4cs-program.yaml`. */
export const fourCsProgramCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The sentence under it.'),
    enrollLabel: text('The button that leads to the scheduling page.'),
  }),
  pillars: heading('The heading above the pillars of content/pillars.yaml.'),
  included: heading('The heading above the checklist of content/included.yaml.', asTyped('The heading.')),
  duration: fact.describe('The card about the duration.'),
  groupSize: fact.describe('The card about the size of the group.'),
  pricing: pricingHeading('The heading above the plans of content/pricing.yaml.'),
  ...pricingWords,
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    cohort: z
      .strictObject({
        text: text('When the next cohort starts.'),
        until: lastDay('The last day on which this is true.'),
        fallback: apart(text('What to show once that day has passed. Without it, the old text stays.')).optional(),
      })
      .describe('The note about the next cohort.'),
  }),
});
