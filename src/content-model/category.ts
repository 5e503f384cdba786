import { z } from 'zod';
import { searchText, slug, text } from './fields';

/** One entry of `content/categories.yaml`. */
export const category = z.strictObject({
  name: text('The name as posts and filter buttons use it.').meta({ unique: true }),
  slug: slug("The last part of the category page's address."),
  description: searchText('One or two sentences for search results, 70 to 160 characters.', 160),
  intro: text('The sentences at the head of the category page.'),
  aliases: z
    .array(slug('A former slug.'))
    .default([])
    .describe('Former slugs of this category; visitors who use them are sent here.'),
});
