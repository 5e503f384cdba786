import { z } from 'zod';
import { altText, heading, picture, seo, text } from '../fields';

/** `content/pages/home.yaml`. */
export const homeCopy = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text('The heading of the page.'),
    text: text('The sentences under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    image: picture('The picture beside the heading.'),
    imageAlt: altText('What the picture shows; empty if it only decorates.'),
  }),
  services: heading('The heading of the services.'),
  tools: heading('The heading above the cards that lead to the tools; their words are in tools.yaml.'),
  story: z.strictObject({ linkLabel: text('The link to the about page.') }),
});
