import { isDevelop } from './gatsby-command';

/** Set by `npm run build -- --drafts`: drafts and scheduled posts are built too, for a preview. */
export const INCLUDE_DRAFTS = 'INCLUDE_DRAFTS';

/** Whether drafts and scheduled posts get pages: always in `gatsby develop`, in a build only on demand. */
export function showsHiddenPosts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return isDevelop(environment) || environment[INCLUDE_DRAFTS] === '1';
}
