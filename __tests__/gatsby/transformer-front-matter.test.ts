import { createRequire } from 'node:module';
import { leaveFrontMatterUnread } from '../../src/gatsby/markdown/transformer-front-matter';
import { postText } from '../content-check/bad-posts';

const { onCreateNode }: { onCreateNode: (args: object, options: object) => Promise<unknown> } = createRequire(
  __filename,
)('gatsby-transformer-remark/gatsby-node');

beforeAll(leaveFrontMatterUnread);

/** What the transformer makes of a file's text. */
async function nodesOf(text: string): Promise<{ internal: { contentDigest: string } }[]> {
  const created: { internal: { contentDigest: string } }[] = [];
  await onCreateNode(
    {
      node: { id: 'file', internal: { type: 'File', mediaType: 'text/markdown' } },
      loadNodeContent: async () => text,
      actions: {
        createNode: (node: (typeof created)[number]) => created.push(node),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      reporter: {
        panicOnBuild: (message: string) => {
          throw new Error(message);
        },
      },
    },
    {},
  );
  return created;
}

test.each([
  ['lines that end in CR', postText().replaceAll('\n', '\r')],
  ['a word after the first fence', postText().replace('---', '---js')],
  ['a sign that js-yaml does not take', postText({ title: '"A\u000bB"' })],
  ['no fields', '---\n# none\n---\nText\n'],
  ['no end', '---\ntitle: A\n'],
])('a file with %s has a node, and ends no build', async (_what, text) => {
  expect(await nodesOf(text)).toHaveLength(1);
});

test.each(['\n', '\r\n', '\r'])(
  'a change of the front matter alone changes the node, with line ends %j',
  async (end) => {
    const [before] = await nodesOf(postText().replaceAll('\n', end));
    const [after] = await nodesOf(postText({ draft: 'true' }).replaceAll('\n', end));
    expect(after?.internal.contentDigest).not.toBe(before?.internal.contentDigest);
  },
);
