import type { Node, SourceNodesArgs } from 'gatsby';

/**
 * Keeps the nodes of the last build's pages until pages are created. Gatsby would throw all of them out as stale, and
 * make the same again a moment later; the node of a page that is not created any more goes with its page.
 */
export function keepPages({ actions, store }: Pick<SourceNodesArgs, 'actions' | 'store'>): void {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  for (const path of pages.keys()) {
    actions.touchNode({ id: `SitePage ${path}`, internal: { type: 'SitePage' } } as Node);
  }
}
