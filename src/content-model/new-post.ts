import { z } from 'zod';
import { altText, text } from './fields';

/** `content/new-post.yaml`: what `npm run new:post` puts into a new post. */
export const newPostTemplate = z.strictObject({
  excerpt: text('The excerpt of a new post.'),
  coverAlt: altText('What the drawn cover shows.'),
  body: text('The text of a new post, in markdown.'),
});
