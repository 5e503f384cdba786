/** Whether an author looks at the site in `gatsby develop`; Gatsby sets `NODE_ENV` to `production` in a build. */
export const isDevelop = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.NODE_ENV === 'development';

/** Set to `1` for a preview: `INCLUDE_DRAFTS=1 npm start` builds drafts and scheduled posts too. */
export const INCLUDE_DRAFTS = 'INCLUDE_DRAFTS';

/** Whether drafts and scheduled posts get pages: always in `gatsby develop`, in a build only on demand. */
export function showsHiddenPosts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return isDevelop(environment) || environment[INCLUDE_DRAFTS] === '1';
}
