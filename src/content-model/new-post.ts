import { z } from 'zod';
import { altText, text } from './fields';

/** `content/new-post.yaml`: what `npm run new:post` puts into a new post. */
export const newPostTemplate = z.strictObject({
  excerpt: text('The excerpt of a new article, which has to be replaced as well.'),
  coverAlt: altText('The description of its cover.'),
  body: text(
    'The text of a new article, in markdown. Each of its headings and sentences has to be replaced before the article is published.',
  ),
});
