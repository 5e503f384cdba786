/**
 * The command of Gatsby that runs the hooks; `npm run codegen` runs them without one. `NODE_ENV` says less: `gatsby develop`
 * keeps what it is set to.
 */
const commandOf = (environment: NodeJS.ProcessEnv): string | undefined => environment.gatsby_executing_command;

/** Whether the site is being built. */
export const isBuild = (): boolean => commandOf(process.env) === 'build';

/** Whether an author looks at the site in `gatsby develop`. */
export const isDevelop = (environment = process.env): boolean => commandOf(environment) === 'develop';

/** Set by `npm run build -- --drafts`: drafts and scheduled posts are built too, for a preview. */
export const INCLUDE_DRAFTS = 'INCLUDE_DRAFTS';

/** Whether drafts and scheduled posts get pages: always in `gatsby develop`, in a build only on demand. */
export function showsHiddenPosts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return isDevelop(environment) || environment[INCLUDE_DRAFTS] === '1';
}
