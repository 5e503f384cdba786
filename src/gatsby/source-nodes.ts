import type { GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { createCardDesign } from './cards/card-design';
import { refreshContent } from './refresh-content';

/**
 * Keeps the nodes of the last build's pages until pages are created. Gatsby would throw all of them out as stale, and
 * make the same again a moment later; the node of a page that is not created any more goes with its page.
 */
function keepPages({ actions, store }: SourceNodesArgs): void {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  for (const path of pages.keys()) {
    actions.touchNode({ id: `SitePage ${path}`, internal: { type: 'SitePage' } } as Node);
  }
}

/** Creates the nodes that do not come from a content file, and brings those that do up to this day. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await refreshContent(args);
  keepPages(args);
  return createCardDesign(args);
};
