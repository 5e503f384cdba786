import { z } from 'zod';
import { searchText, slug, text } from './fields';

/** The subjects that covers of new posts are drawn with; see `scripts/cover`. */
export const COVER_SYMBOLS = ['book', 'compass', 'cup', 'flag', 'ladder', 'lamp', 'sunrise', 'watch'] as const;

/** One entry of `content/categories.yaml`. */
export const category = z.strictObject({
  name: text('The name, as articles and filter buttons use it.').meta({ unique: true }),
  slug: slug("The last part of the category page's address."),
  description: searchText('One or two sentences for search results, 70 to 160 characters.', 160),
  intro: text('The sentences at the head of the category page.'),
  symbol: z.enum(COVER_SYMBOLS).describe('What is drawn on the cover of a new article in this category.'),
  aliases: z
    .array(slug('A former slug.'))
    .default([])
    .describe('Former slugs of this category; their addresses lead here.'),
});
