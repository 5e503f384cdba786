// Guards which articles have nodes, including in a build that starts from another day's cache.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { isPost } from '../../src/content/read/content-files';
import { SPECIFIED_CONTENT } from '../built/site-copy';
import { postText } from '../content/check/bad-posts';
import { temporaryFolder } from '../support/temporary-folder';

const root = temporaryFolder();
const folder = path.join(root, 'content');
let hooks: typeof import('../../src/gatsby/content-nodes');
let develop: typeof import('../../src/gatsby/develop');
beforeAll(async () => {
  // A site has all single records, or its build ends before.
  cpSync(SPECIFIED_CONTENT, folder, {
    recursive: true,
    filter: (file) => !/content\/(?:blog|pages|images)\b/.test(file),
  });
  // The module resolves the folder of the content when it is loaded.
  const project = process.cwd();
  process.chdir(root);
  hooks = await import('../../src/gatsby/content-nodes');
  develop = await import('../../src/gatsby/develop');
  process.chdir(project);
});

const reporter = { error: jest.fn(), warn: jest.fn(), success: jest.fn(), panicOnBuild: jest.fn() };
afterEach(() => {
  jest.clearAllMocks();
  jest.restoreAllMocks();
  delete process.env.INCLUDE_DRAFTS;
});

type FakeNode = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly internal: { readonly type: string; readonly contentDigest?: string };
};

/** Gatsby's nodes after a start from its cache: a post's file, and perhaps its `Post`. */
function cached(text: string, post?: Readonly<Record<string, unknown>>) {
  const relativePath = 'blog/a-post/index.md';
  const absolutePath = path.join(folder, relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  const nodes = new Map<string, FakeNode>();
  const add = (node: FakeNode) => nodes.set(node.id, node);
  add({
    id: 'file',
    internal: { type: 'File', contentDigest: text },
    absolutePath,
    relativePath,
    sourceInstanceName: 'content',
  });
  if (post) add({ ...post, id: 'Post blog/a-post/index.md', parent: 'file', internal: { type: 'Post' } });
  const args = {
    actions: {
      createNode: add,
      createParentChildLink: () => undefined,
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
    reporter,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  };
  return { args: args as unknown as NodePluginArgs, post: () => nodes.get('Post blog/a-post/index.md') };
}

/** Updates the nodes, as every build and every start of `gatsby develop` does. */
async function refreshContent(args: NodePluginArgs): Promise<void> {
  await hooks.sourceNodes?.(args as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
}

test('the last valid version of a post stays during a mistake', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { args, post } = cached(postText({ title: 'Before', date: '2020-01-01' }, 'Rested.'));
  await refreshContent(args);
  const broken = cached(postText({ title: 'After', date: 'soon' }, 'Tired.'));
  await develop.follow(broken.args);
  const last = { title: 'Before', internal: { content: '\nRested.', mediaType: 'text/markdown' } };
  expect([post(), broken.post()]).toMatchObject([last, last]);
});

test('deleting a file removes its post', async () => {
  const { args, post } = cached(postText({ date: '2020-01-01' }));
  await refreshContent(args);
  args.actions.deleteNode(args.getNode('file') as Node);
  await develop.follow(args);
  expect(post()).toBeUndefined();
});

test('nodes are there once their markdown is parsed', async () => {
  const { args } = cached(postText({ date: '2020-01-01' }));
  let isParsed = false;
  Object.assign(args.actions, {
    createNode: () =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          isParsed = true;
          resolve();
        }, 50),
      ),
  });
  await refreshContent(args);
  expect(isParsed).toBe(true);
});

test('a post whose file is gone is not among the articles of the site', async () => {
  cached(postText({ date: '2020-01-01' }));
  const before = await hooks.readFiles();
  rmSync(path.join(folder, 'blog'), { recursive: true });
  const after = await hooks.readFiles(before);
  expect([before, after].map(({ data }) => data.filter(isPost).length)).toEqual([1, 0]);
});

test('an entry that its file no longer has goes with the next build', async () => {
  const { args } = cached(postText({ date: '2020-01-01' }));
  args.actions.createNode({ id: 'gone', parent: 'file', internal: { type: 'Faq', contentDigest: '' } });
  await refreshContent(args);
  expect(args.getNode('gone')).toBeUndefined();
});

const SHOWN_DRAFT = { draft: true, date: '2020-01-01', status: 'draft' };

test.each([
  ['that has fallen due since the last build is published', { date: '2020-01-01' }, undefined, 'published'],
  ['that is not due stays hidden', { date: '2999-01-01' }, undefined, undefined],
  ['that the last build previewed as a draft is hidden', { draft: 'true' }, SHOWN_DRAFT, undefined],
])('a post %s', async (_what, fields, before, status) => {
  const { args, post } = cached(postText(fields), before);
  await refreshContent(args);
  expect(post()?.status).toBe(status);
});

describe('a changed fact', () => {
  const facts = path.join(folder, 'facts.yaml');
  beforeEach(() => writeFileSync(facts, readFileSync(path.join(SPECIFIED_CONTENT, 'facts.yaml'))));
  afterEach(() => rmSync(facts));
  const text = postText({ date: '2020-01-01', excerpt: '"Give {fact:notice-days unit}."' });
  const before = {
    draft: false,
    date: '2020-01-01',
    status: 'published',
    reviewDue: false,
    facts: { 'notice-days': { shown: { text: '27', withUnit: '27 days', value: 27 } } },
  };

  test('updates the posts that name it', async () => {
    const { args, post } = cached(text, before);
    await refreshContent(args);
    expect(post()).toMatchObject({ excerpt: 'Give 28 days.' });
  });

  test('updates the posts at once in develop', async () => {
    const { args, post } = cached(text, before);
    await refreshContent(cached(text).args);
    await develop.follow(args);
    expect(post()).toMatchObject({ excerpt: 'Give 28 days.' });
  });
});

test('a mistake is reported once in develop', async () => {
  const { args } = cached(postText({ date: '2020-01-01' }));
  await refreshContent(args);
  const save = async (text: string) => develop.follow(cached(text).args);
  const reported = () => reporter.error.mock.calls.flat().filter((text) => text.includes('field-value'));
  for (const _again of [1, 2]) await save(postText({ date: 'soon' }));
  expect(reported()).toHaveLength(1);
  await save(postText({ date: '2020-01-01' }));
  expect(reported()).toHaveLength(1);
});
