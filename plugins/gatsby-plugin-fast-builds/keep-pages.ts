import type { Node, NodePluginArgs } from 'gatsby';

/**
 * Keeps the nodes of the last build's pages until pages are created. Gatsby would delete all of them as stale, and
 * create the same ones a moment later. The node of a page that is no longer created is deleted with its page.
 */
export function keepPages({ actions, store }: Pick<NodePluginArgs, 'actions' | 'store'>): void {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  for (const path of pages.keys()) {
    actions.touchNode({ id: `SitePage ${path}`, internal: { type: 'SitePage' } } as Node);
  }
}
