import { z } from 'zod';
import { drawing, heading, seo, text } from '../fields';

/** `content/pages/not-found.yaml`. */
export const notFoundCopy = z.strictObject({
  seo,
  code: text('The large number.'),
  title: text('The heading.'),
  text: text('A sentence of help.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
  picture: drawing('The drawing beside the words.'),
});
