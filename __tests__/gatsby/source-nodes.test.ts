import type { SourceNodesArgs } from 'gatsby';
import { sourceNodes } from '../../src/gatsby/source-nodes';

it('keeps the nodes of the last build’s pages until pages are created', async () => {
  const touchNode = jest.fn();
  const pages = new Map([
    ['/', {}],
    ['/blog/', {}],
  ]);
  const args = {
    actions: { touchNode, createNode: () => undefined },
    createNodeId: (id: string) => id,
    getNodesByType: () => [],
    store: { getState: () => ({ pages, program: { directory: process.cwd() } }) },
  };
  await sourceNodes?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  expect(touchNode.mock.calls.map(([{ id }]) => id)).toEqual(['SitePage /', 'SitePage /blog/']);
});
