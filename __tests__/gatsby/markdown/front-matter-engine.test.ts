// Guards Gatsby's reading of front matter.
import { createRequire } from 'node:module';
import { parseFrontMatter } from '../../../src/gatsby/markdown/front-matter-engine';
import { postText } from '../../content/check/bad-posts';

const { onCreateNode }: { onCreateNode: (args: object, options: object) => Promise<unknown> } = createRequire(
  __filename,
)('gatsby-transformer-remark/gatsby-node');

/** A file's front matter as the transformer reads it. */
async function frontMatterOf(text: string): Promise<object> {
  const created: { frontmatter: object }[] = [];
  const panicOnBuild = (message: string): never => {
    throw new Error(message);
  };
  await onCreateNode(
    {
      node: { id: 'file', internal: { type: 'File', mediaType: 'text/markdown' } },
      loadNodeContent: async () => text,
      actions: { createNode: (node: { frontmatter: object }) => created.push(node), createParentChildLink: () => {} },
      createNodeId: (id: string) => id,
      createContentDigest: JSON.stringify,
      reporter: { panicOnBuild },
    },
    { engines: { yaml: parseFrontMatter } },
  );
  return created[0]?.frontmatter ?? {};
}

test('the transformer reads values as the content check does', async () => {
  const text = postText({ title: '12:30', date: '2024-03-12', excerpt: '"A\u000bB"' });
  expect(await frontMatterOf(text)).toMatchObject({ title: '12:30', date: '2024-03-12', excerpt: 'A\u000bB' });
});

test.each([
  ['a colon in a title', 'title: a: b\n'],
  ['a field twice', 'title: a\ntitle: b\n'],
  ['a tab', 'title:\n\ta: b\n'],
  ['no fields', '# none\n'],
  ['a list', '- a\n'],
])('%s ends no build, since the check tells of it', async (_what, fields) => {
  expect(await frontMatterOf(`---\n${fields}---\nText\n`)).toEqual({ title: '' });
});
