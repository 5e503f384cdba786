import { z } from 'zod';
import { altText, day, picture, searchText, slug, text } from './fields';

/** Front matter of `content/blog/<slug>/index.md`; the folder's name is the slug. */
export const postFrontMatter = z.strictObject({
  title: searchText('The headline, at most 60 characters.', 60),
  excerpt: searchText(
    'One or two sentences for cards, search results and the head of the article, 70 to 160 characters.',
    160,
  ),
  date: day('The day of publication as YYYY-MM-DD. A day in the future keeps the post back until then.'),
  updated: day('The day of the last real change as YYYY-MM-DD, if any.').optional(),
  category: text('One of the names in content/categories.yaml.').meta({ reference: 'category' }),
  cover: picture('The cover picture beside the post, such as ./cover.png (1600 x 1000 pixels).').meta({
    minWidth: 1200,
    minHeight: 630,
  }),
  coverAlt: altText('What the cover shows, in one sentence.'),
  readTime: text('Such as "4 min read". Left out, it is counted from the text.').optional(),
  draft: z.boolean().default(false).describe('true keeps the post out of the published site.'),
  aliases: z
    .array(slug('A former slug.'))
    .default([])
    .describe('Former slugs of this post; visitors who use them are sent here.'),
});

/** The checked front matter of one post. */
export type PostFrontMatter = z.infer<typeof postFrontMatter>;
