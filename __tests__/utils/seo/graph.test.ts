// Guards the graph of structured data.
import { pageGraph, toScriptText } from '../../../src/utils/seo/graph';
import type { PageMeta, SiteMeta, Subject } from '../../../src/utils/seo/page-meta';

const site: SiteMeta = {
  name: 'Brand',
  description: 'What it does.',
  siteUrl: 'https://site.example',
  language: 'en-GB',
  email: 'hello@site.example',
  founder: { name: 'our founder', role: 'Nurse and coach', isRealName: false },
  profiles: [],
};

const page: PageMeta = { path: '/some/', title: 'Some page', description: 'About it.', crumbs: [], subjects: [] };

const article: Subject = {
  kind: 'article',
  published: '2024-02-29',
  updated: null,
  reviewed: null,
  sources: [],
  category: 'Relocation',
  image: '/static/cover.png',
};

/** A page graph's nodes by type, as a JSON-LD parser would see them. */
function nodes(facts: Partial<PageMeta>, settings: Partial<SiteMeta> = {}): Record<string, Record<string, unknown>> {
  const text = toScriptText(pageGraph({ ...site, ...settings }, { ...page, ...facts }));
  const graph = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph['@graph'].map((node) => [String(node['@type']), node]));
}

it('dates an article with a zone, and takes the publication for the last change where there was none', () => {
  const datesOf = (updated: string | null) => nodes({ subjects: [{ ...article, updated }] }).BlogPosting;
  const published = { datePublished: '2024-02-29T00:00:00Z' };
  expect(datesOf(null)).toMatchObject({ ...published, dateModified: '2024-02-29T00:00:00Z' });
  expect(datesOf('2024-03-01')).toMatchObject({ ...published, dateModified: '2024-03-01T00:00:00Z' });
});

it('invents no name for the author, and tells one that is real', () => {
  expect(nodes({ subjects: [article] }).BlogPosting?.author).toEqual({
    '@type': 'Person',
    '@id': 'https://site.example/about/#founder',
    jobTitle: 'Nurse and coach',
    url: 'https://site.example/about/',
    worksFor: { '@id': 'https://site.example/#organization' },
  });
  const named = nodes({ subjects: [article] }, { founder: { name: 'A. Person', role: 'Nurse', isRealName: true } });
  expect(named.BlogPosting?.author).toHaveProperty('name', 'A. Person');
});

it.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  'Rest &#10; & play',
])('lets neither a tag nor a character reference begin inside the script: %s', (title) => {
  const text = toScriptText(pageGraph(site, { ...page, title }));
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(title));
});
