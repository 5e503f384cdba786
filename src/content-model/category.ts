import { z } from 'zod';
import { slug, text } from './fields';

/** One entry of `content/categories.yaml`. */
export const category = z.strictObject({
  name: text('The name as posts and filter buttons use it.'),
  slug: slug("The last part of the category page's address."),
  description: text('One or two sentences for search results, 70 to 160 characters.'),
  intro: text('The sentences at the head of the category page.'),
});
