// Guards the name of the page above in breadcrumbs.
import type { NodeOf, ResolverContext } from '../../src/gatsby/nodes';
import { pageAbove } from '../../src/gatsby/page-above';

const NODES: Readonly<Record<string, readonly object[]>> = {
  SiteSettings: [{ navigation: [{ href: '/services/', label: 'Services' }] }],
  Page: [
    { path: '/services/', label: 'What we do' },
    { path: '/terms/', label: 'Terms' },
  ],
  Post: [{ path: '/blog/a/', title: 'An article' }],
  Category: [{ slug: 'rest', name: 'Rest' }],
  GlossaryCopy: [{ hero: { eyebrow: 'Glossary' }, seo: { title: 'Words of the NHS' } }],
  BlogCopy: [{ seo: { title: 'Articles for nurses' } }],
};

interface Query {
  readonly type: string;
  readonly query?: { readonly filter: { readonly path: { readonly eq: string } } };
}

const nodeModel = {
  findAll: async ({ type }: Query) => ({ entries: NODES[type] ?? [] }),
  findOne: async ({ type, query }: Query) =>
    (NODES[type] ?? []).find((node) => !query || ('path' in node && node.path === query.filter.path.eq)) ?? null,
};

test.each([
  ['/services/', 'Services'],
  ['/terms/', 'Terms'],
  ['/blog/a/', 'An article'],
  ['/blog/category/rest/', 'Rest'],
  ['/glossary/', 'Glossary'],
  ['/blog/', 'Articles for nurses'],
])('the page %s is labelled %s', async (above, label) => {
  const page = { above } as Partial<NodeOf<'Page'>> as NodeOf<'Page'>;
  const context = { nodeModel } as unknown as ResolverContext;
  expect(await pageAbove(page, {}, context)).toEqual({ href: above, label });
});
