import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { CONTENT_MISTAKES } from '../routes';
import { errorText } from '../utils/error-text';
import { createAll, stateOf } from './content-nodes';
import { startFollowing } from './follow-changes';
import { checkAgain, mistakes } from './on-pre-bootstrap';

let state: string | undefined;

/**
 * Creates all nodes and checks the content, unless no file has changed since.
 * @returns whether one had
 */
export async function follow(args: NodePluginArgs): Promise<boolean> {
  const now = stateOf(args);
  if (now === state) return false;
  state = now;
  try {
    await createAll(args);
    await checkAgain(args.reporter);
  } catch (error) {
    // A picture may be half written; the next change has everything done again.
    args.reporter.error(errorText(error));
    state = undefined;
  }
  return true;
}

/** Follows the changes of authors, and serves their mistakes to the notice over the page. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  startFollowing(() => follow(args));
  args.app.get(CONTENT_MISTAKES, (_request: unknown, response: { json: (body: unknown) => void }) =>
    response.json(mistakes()),
  );
};
