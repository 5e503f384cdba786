import { z } from 'zod';
import { searchDescription, slug, text } from './fields';

/** The subjects that covers of new posts are drawn with; see `src/drawn-cover`. */
export const COVER_SYMBOLS = ['book', 'compass', 'cup', 'flag', 'ladder', 'lamp', 'sunrise', 'watch'] as const;

/** One entry of `content/categories.yaml`. */
export const category = z.strictObject({
  name: text('The name, as articles and filter buttons use it.').meta({ unique: true }),
  slug: slug("The last part of the category page's address."),
  description: searchDescription('One or two sentences for search results'),
  intro: text('The sentences at the head of the category page.'),
  symbol: z.enum(COVER_SYMBOLS).describe('What is drawn on the cover of a new article in this category.'),
  reviewMonths: z
    .int()
    .min(1)
    .max(36)
    .describe(
      'The most months from one review of an article in this category to the next; for what the law changes often.',
    )
    .optional(),
  aliases: z
    .array(slug('A former slug.'))
    .default([])
    .describe('Former slugs of this category; their addresses lead here.'),
});
