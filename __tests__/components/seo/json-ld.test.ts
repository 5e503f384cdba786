// Guards structured data: an article's author, and the escaping of its script.
import { type PageMeta, pageGraph, toScriptText } from '../../../src/components/seo/json-ld';

type Site = Parameters<typeof pageGraph>[0];

const SITE: Site = {
  brand: { name: 'Brand', description: 'What it is.' },
  logo: '',
  siteUrl: 'https://example.com',
  language: 'en-GB',
  email: 'hello@example.com',
  socialCard: '/cards/site.png',
  founder: { name: 'our founder', role: 'Nurse', isRealName: false },
  booking: { label: 'Book', url: 'https://book.example.com/', utm: null },
  verification: null,
  navigation: [],
  social: [],
  footer: { groups: [], contactTitle: '', socialTitle: '', legal: [], rights: '' },
};

const NAMED: Site = { ...SITE, founder: { ...SITE.founder, name: 'Ada Obi', isRealName: true } };

const about: PageMeta = {
  path: '/about/',
  title: 'About',
  description: 'Who we are.',
  crumbs: [],
  subjects: { founder: { text: 'A story.', image: '/static/portrait.webp' } },
};

const article: PageMeta = {
  path: '/blog/rest/',
  title: 'Rest',
  description: 'How to rest.',
  crumbs: [],
  subjects: {
    article: {
      published: '2024-03-12',
      updated: null,
      reviewed: null,
      sources: [],
      category: 'Wellness',
      image: '/a.webp',
    },
  },
};

/** The graph as search engines read it. */
function nodesOf(site: Site, page: PageMeta): readonly Record<string, unknown>[] {
  return JSON.parse(toScriptText(pageGraph(site, page)))['@graph'];
}

test('the author of an article is the named founder or the organisation', () => {
  expect(nodesOf(NAMED, article)[3]).toMatchObject({ author: { '@type': 'Person', name: 'Ada Obi' } });
  expect(nodesOf(SITE, article)[3]).toMatchObject({ author: { '@type': 'Organization', name: 'Brand' } });
});

test('a text page is dated by its last change', () => {
  const page: PageMeta = { path: '/terms/', title: 'Terms', description: 'Ours.', crumbs: [], subjects: {} };
  expect(nodesOf(SITE, { ...page, subjects: { updated: '2026-05-01' } })[2]).toMatchObject({
    dateModified: expect.stringContaining('2026-05-01'),
  });
  expect(nodesOf(SITE, page)[2]).not.toHaveProperty('dateModified');
});

test('the about page is a profile only of a named founder', () => {
  expect(nodesOf(NAMED, about)[2]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Ada Obi', description: 'A story.' },
  });
  expect(nodesOf(SITE, about)[2]).toMatchObject({ '@type': 'AboutPage', name: 'About' });
  expect(JSON.stringify(nodesOf(SITE, about))).not.toContain('Person');
});

test.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  'Rest &#10; & play',
])('no tag or character reference begins inside the script: %s', (name) => {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
