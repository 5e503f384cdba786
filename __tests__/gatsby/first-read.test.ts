// Guards that a start reads the content once, however many articles there are.
import type { CreateNodeArgs } from 'gatsby';
import { onCreateNode } from '../../src/gatsby/content-nodes';

const mockNames = jest.fn(async () => []);
jest.mock('../../src/content/read/disk-source', () => ({
  diskSource: () => ({
    names: () => mockNames(),
    staticAddresses: async () => [],
    read: async () => undefined,
    picture: async () => undefined,
  }),
}));

it('reads the folder once for all markdown', async () => {
  const create = (id: number) =>
    onCreateNode?.(
      { node: { id, internal: { type: 'MarkdownRemark' } } } as unknown as CreateNodeArgs,
      { plugins: [] },
      () => undefined,
    );
  await Promise.all(Array.from({ length: 300 }, (_, id) => create(id)));
  expect(mockNames).toHaveBeenCalledTimes(1);
});
