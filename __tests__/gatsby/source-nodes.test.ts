import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { sourceNodes } from '../../src/gatsby/source-nodes';
import { SPECIFIED_CONTENT } from '../support/site-copy';

const directory = mkdtempSync(path.join(tmpdir(), 'source-nodes-'));
symlinkSync(path.resolve('src'), path.join(directory, 'src'));
symlinkSync(path.resolve('package.json'), path.join(directory, 'package.json'));
symlinkSync(path.resolve(SPECIFIED_CONTENT), path.join(directory, 'content'));
afterAll(() => rmSync(directory, { recursive: true }));

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
    store: { getState: () => ({ pages, program: { directory } }) },
  };
  await sourceNodes?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  expect(touchNode.mock.calls.map(([{ id }]) => id)).toEqual(['SitePage /', 'SitePage /blog/']);
});
