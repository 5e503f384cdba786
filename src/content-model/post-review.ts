import type { PostFrontMatter } from './post';

/**
 * Whether the day by which a post should have been reviewed has passed.
 * @param today as YYYY-MM-DD
 */
export function isReviewDue({ reviewBy }: Pick<PostFrontMatter, 'reviewBy'>, today: string): boolean {
  return reviewBy !== undefined && reviewBy < today;
}
