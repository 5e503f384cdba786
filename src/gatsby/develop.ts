import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { CONTENT_MISTAKES } from '../routes';
import { errorText } from '../utils/error-text';
import { createAll, stateOf } from './content-nodes';
import { afterwards, startFollowing } from './follow-changes';
import { checkAgain, mistakes } from './on-pre-bootstrap';

let state: string | undefined;

/** Checks the content once pages show it. */
const check = afterwards(async ({ reporter }: NodePluginArgs) => {
  try {
    await checkAgain(reporter);
  } catch (error) {
    giveUp(reporter, error);
  }
});

/** A picture may be half written; the next change has everything done again. */
function giveUp(reporter: NodePluginArgs['reporter'], error: unknown): void {
  reporter.error(errorText(error));
  state = undefined;
}

/**
 * Creates all nodes and has the content checked, unless no file has changed since.
 * @returns whether one had
 */
export async function follow(args: NodePluginArgs): Promise<boolean> {
  const now = stateOf(args);
  if (now === state) return false;
  state = now;
  await createAll(args).catch((error: unknown) => giveUp(args.reporter, error));
  await check(args);
  return true;
}

/** Follows the changes of authors, and serves their mistakes to the notice over the page. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  startFollowing(() => follow(args));
  args.app.get(CONTENT_MISTAKES, (_request: unknown, response: { json: (body: unknown) => void }) =>
    response.json(mistakes()),
  );
};
