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

const page: PageMeta = { path: '/some/', title: 'Some page', description: 'About it.', crumbs: [] };

const article: Subject = {
  kind: 'article',
  published: '2024-02-29',
  updated: null,
  reviewed: null,
  sources: [],
  category: 'Relocation',
  image: '/static/cover.png',
};

/** The nodes of a page's graph by type, as a parser of JSON-LD would see them. */
function nodes(facts: Partial<PageMeta>, settings: Partial<SiteMeta> = {}): Record<string, Record<string, unknown>> {
  const text = toScriptText(pageGraph({ ...site, ...settings }, { ...page, ...facts }));
  const graph = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph['@graph'].map((node) => [String(node['@type']), node]));
}

it('names the business, the site and the page, each by reference to the other', () => {
  const { Organization, WebSite, WebPage } = nodes({});
  expect(Organization).toMatchObject({ name: 'Brand', logo: 'https://site.example/icons/512.png' });
  expect(WebSite).toMatchObject({ publisher: { '@id': Organization?.['@id'] } });
  expect(WebPage).toMatchObject({ url: 'https://site.example/some/', isPartOf: { '@id': WebSite?.['@id'] } });
});

it('lists profiles only where there are some', () => {
  expect(nodes({}).Organization).not.toHaveProperty('sameAs');
  expect(nodes({}, { profiles: ['https://social.example/b'] }).Organization).toHaveProperty('sameAs', [
    'https://social.example/b',
  ]);
});

it('numbers the breadcrumbs from one and ends with the page', () => {
  const { BreadcrumbList } = nodes({
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Some page', href: '/some/' },
    ],
  });
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'Some page', item: 'https://site.example/some/' },
  ]);
});

it('dates an article with a zone, and takes the publication for the last change where there was none', () => {
  const { BlogPosting } = nodes({ subject: article });
  expect(BlogPosting).toMatchObject({
    headline: 'Some page',
    datePublished: '2024-02-29T00:00:00Z',
    dateModified: '2024-02-29T00:00:00Z',
    image: ['https://site.example/static/cover.png'],
  });
  const changed = nodes({ subject: { ...article, updated: '2024-03-01' } });
  expect(changed.BlogPosting).toHaveProperty('dateModified', '2024-03-01T00:00:00Z');
});

it('cites the sources of an article, and says on its page when it was last reviewed', () => {
  const sources = [{ title: 'NMC: Practice hours', url: 'https://nmc.example/hours/' }];
  const { BlogPosting, WebPage } = nodes({ subject: { ...article, sources, reviewed: '2024-03-05' } });
  expect(BlogPosting?.citation).toEqual([
    { '@type': 'CreativeWork', name: 'NMC: Practice hours', url: 'https://nmc.example/hours/' },
  ]);
  expect(WebPage).toHaveProperty('lastReviewed', '2024-03-05');
});

it('says nothing of sources or a review that an article does not have', () => {
  const { BlogPosting, WebPage } = nodes({ subject: article });
  expect(BlogPosting).not.toHaveProperty('citation');
  expect(WebPage).not.toHaveProperty('lastReviewed');
});

it('invents no name for the author, and tells one that is real', () => {
  expect(nodes({ subject: article }).BlogPosting?.author).toEqual({
    '@type': 'Person',
    '@id': 'https://site.example/about/#founder',
    jobTitle: 'Nurse and coach',
    url: 'https://site.example/about/',
    worksFor: { '@id': 'https://site.example/#organization' },
  });
  const named = nodes({ subject: article }, { founder: { name: 'A. Person', role: 'Nurse', isRealName: true } });
  expect(named.BlogPosting?.author).toHaveProperty('name', 'A. Person');
});

it('makes the about page the profile of the founder', () => {
  const { ProfilePage, Person } = nodes({ subject: { kind: 'founder', text: 'My story.', image: '/p.png' } });
  expect(ProfilePage).toHaveProperty('mainEntity', { '@id': Person?.['@id'] });
  expect(Person).toMatchObject({ description: 'My story.', image: 'https://site.example/p.png' });
});

describe('a service', () => {
  const service = {
    slug: 'coaching',
    title: 'Coaching',
    description: 'Talks.',
    path: '/coaching/',
    offers: [
      { name: 'Long', price: 1197, listPrice: 1795, currency: 'USD' },
      { name: 'Short', price: 197, listPrice: 297, currency: 'USD' },
    ],
  };

  it('carries every price with its currency and its list price', () => {
    const { Service } = nodes({ subject: { kind: 'services', services: [service] } });
    expect(Service?.offers).toMatchObject([
      { name: 'Long', price: 1197, priceCurrency: 'USD', priceSpecification: { price: 1795, priceCurrency: 'USD' } },
      { name: 'Short', price: 197, priceCurrency: 'USD', priceSpecification: { price: 297, priceCurrency: 'USD' } },
    ]);
  });

  it('carries only the lowest price where the page says "from"', () => {
    const { Service } = nodes({ subject: { kind: 'services', services: [{ ...service, lowestOnly: true }] } });
    expect(Service?.offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 197, priceCurrency: 'USD' });
  });

  it('has no offers without prices', () => {
    const { Service } = nodes({ subject: { kind: 'services', services: [{ ...service, offers: [] }] } });
    expect(Service).not.toHaveProperty('offers');
  });
});

it('says what kind of page it is', () => {
  expect(nodes({ subject: { kind: 'contact' } })).toHaveProperty('ContactPage');
  const { FAQPage } = nodes({
    subject: { kind: 'questions', questions: [{ question: 'Q?', answer: 'A.\n' }] },
  });
  expect(FAQPage?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
  ]);
  const list = nodes({ subject: { kind: 'articles', articles: [{ title: 'One', path: '/blog/one/' }] } });
  expect(list.CollectionPage).toHaveProperty('mainEntity.itemListElement.0.url', 'https://site.example/blog/one/');
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

it('defines the terms of a glossary, each with its address', () => {
  const { WebPage } = nodes({
    path: '/glossary/',
    subject: { kind: 'terms', name: 'Words', terms: [{ term: 'PIN', meaning: 'A number.', anchor: 'pin' }] },
  });
  expect(WebPage?.mainEntity).toEqual({
    '@type': 'DefinedTermSet',
    name: 'Words',
    url: 'https://site.example/glossary/',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'PIN',
        description: 'A number.',
        url: 'https://site.example/glossary/#pin',
      },
    ],
  });
});
