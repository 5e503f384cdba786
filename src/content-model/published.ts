import { z } from 'zod';
import { slug } from './fields';

/** `content/published.yaml`: every slug that visitors may have kept; written by `npm run lock:addresses`. */
export const publishedAddresses = z.strictObject({
  posts: z.array(slug('The slug of a post.')).describe('The slugs of all posts that were ever published.'),
  categories: z
    .array(slug('The slug of a category.'))
    .describe('The slugs of all categories that were ever published.'),
});
