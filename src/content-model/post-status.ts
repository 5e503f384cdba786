import type { PostFrontMatter } from './post';

/** Whether a post is on the public site. */
export type PostStatus = 'published' | 'draft' | 'scheduled';

/**
 * The status of a post on a day.
 * @param day as YYYY-MM-DD; a post of that very day is published
 */
export function postStatus({ draft, date }: Pick<PostFrontMatter, 'draft' | 'date'>, day: string): PostStatus {
  if (draft) return 'draft';
  return date > day ? 'scheduled' : 'published';
}
