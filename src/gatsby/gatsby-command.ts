/** Whether this is `gatsby develop`; Gatsby sets `NODE_ENV` to `production` in builds. */
export const isDevelop = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.NODE_ENV === 'development';

/** For previews: `npm start drafts` sets it, and builds drafts and scheduled posts too. */
export const INCLUDE_DRAFTS = 'INCLUDE_DRAFTS';

/** Whether drafts and scheduled posts get pages: always in `gatsby develop`, otherwise on request. */
export function showsHiddenPosts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return isDevelop(environment) || environment[INCLUDE_DRAFTS] === '1';
}
