import { z } from 'zod';
import { heading, seo, text } from '../fields';

/** `content/pages/thanks.yaml`. */
export const thanksCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
});
