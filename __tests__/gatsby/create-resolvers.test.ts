// Guards resolvers: a hidden post's label, a drawing as a URL, a section's questions, the page above.
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers, pageAbove, svgAddress } from '../../src/gatsby/create-resolvers';
import type { NodeOf, ResolverContext } from '../../src/gatsby/nodes';
import { sectionResolvers } from '../../src/gatsby/section-resolvers';

type Resolve = (...args: unknown[]) => Promise<unknown>;

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled for 2 January 2099'],
])('the label of a %s post comes from the content', async (status, label) => {
  const given = jest.fn<void, [{ Post: { statusLabel: { resolve: Resolve } } }]>();
  createResolvers?.({ createResolvers: given } as unknown as CreateResolversArgs, { plugins: [] }, () => undefined);
  const resolve = given.mock.calls[0]?.[0].Post.statusLabel.resolve;
  const words = { status: { draft: 'Draft', scheduled: 'Scheduled for {date}' } };
  const context = { nodeModel: { findOne: async () => words } };
  expect(await resolve?.({ status, date: '2099-01-02' }, {}, context)).toBe(label);
});

test('a drawing becomes an address without comments and line breaks', () => {
  const inside = `<title>50% of "it" & <b>'s</title>`;
  const svg = `<svg viewBox="0 0 8 8">\n  <!-- a note -->\n  ${inside}\n  <path fill="#0E4B45" d="M0 0h8"/>\n</svg>\n`;
  const [head, data = ''] = svgAddress(svg).split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/[\s<>"#]/);
  expect(decodeURIComponent(data)).toBe(`<svg viewBox="0 0 8 8">${inside}<path fill="#0E4B45" d="M0 0h8"/></svg>`);
});

test('a question is found by its text before typography', async () => {
  const entries = [
    { order: 0, question: 'What’s included?' },
    { order: 1, question: 'Who is it for?' },
  ];
  const context = { nodeModel: { findAll: async () => ({ entries }) } };
  const resolve = sectionResolvers.QuestionsSection?.questions?.resolve as Resolve;
  expect(await resolve({ questions: ["What's included?"] }, {}, context)).toEqual([entries[0]]);
  expect(await resolve({}, {}, context)).toEqual(entries);
});

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
