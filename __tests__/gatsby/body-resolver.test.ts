// Guards that a text is rendered once, and again after a change.
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { bodyResolver } from '../../src/gatsby/body-resolver';
import type { NodeOf, ResolverContext } from '../../src/gatsby/nodes';
import { htmlAst } from '../markdown/render-markdown';

const node = (type: string, contentDigest: string, fields: object = {}) => ({
  id: type,
  children: ['markdown'],
  parent: 'file',
  internal: { type, contentDigest },
  ...fields,
});
const post = (digest: string) =>
  node('Post', digest, {
    slug: 'a',
    unmarkedTerms: [],
    facts: {},
    plans: [],
    pictures: {},
  }) as unknown as NodeOf<'Post'>;
const term = (digest: string, meaning: string) =>
  node('GlossaryTerm', digest, { term: 'PIN', anchor: 'pin', spellings: [], inArticles: true, meaning });

const stored = new Map<string, unknown>();
const cache = {
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => stored.set(key, value),
};
const resolve = bodyResolver({ cache, createContentDigest: JSON.stringify, reporter: {} } as unknown as Parameters<
  typeof bodyResolver
>[0]);

const parsed = jest.fn(async () => htmlAst('Your PIN.'));
const info = { schema: { getType: () => ({ getFields: () => ({ htmlAst: { resolve: parsed } }) }) } };

async function render(digest: string, glossary: object) {
  const nodeModel = {
    findAll: async () => ({ entries: [glossary] }),
    findOne: async () => null,
    getNodeById: () => ({}),
  };
  const context = { nodeModel } as unknown as ResolverContext;
  return resolve(post(digest), {}, context, info as unknown as GraphQLResolveInfo);
}

test('a text is rendered once for search, page and feeds', async () => {
  const glossary = term('1', 'A number.');
  const [first, ...others] = [await render('a', glossary), await render('a', glossary), await render('a', glossary)];
  expect(first?.meanings).toContain('A number.');
  expect(others).toEqual([first, first]);
  expect(parsed).toHaveBeenCalledTimes(1);
});

test('a changed text or meaning is rendered again', async () => {
  parsed.mockClear();
  expect((await render('a', term('2', 'Your number.')))?.meanings).toContain('Your number.');
  await render('b', term('2', 'Your number.'));
  expect(parsed).toHaveBeenCalledTimes(2);
});
