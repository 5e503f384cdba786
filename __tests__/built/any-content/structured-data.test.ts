// Guards the structured data of each kind of page.
import {
  articlePages,
  type BuiltPage,
  fileOf,
  indexedPages,
  type JsonLdNode,
  jsonLdOf,
  meta,
  ownUrl,
  siteContent,
  siteUrl,
} from '../built-site';

const settings = siteContent('site');
const people: readonly { slug: string; name: string; isRealName?: boolean }[] = siteContent('people');
const founder = people.find(({ slug }) => slug === settings.founder);
const plans: readonly Record<string, unknown>[] = siteContent('pricing');
const services: readonly { slug: string; pageUrl?: string }[] = siteContent('services');

const pageAt = (path: string): BuiltPage | undefined => indexedPages.find((page) => page.path === path);
const node = (page: BuiltPage | undefined, type: string): JsonLdNode | undefined =>
  page && jsonLdOf(page).find((candidate) => candidate['@type'] === type);

/** All objects inside a value, including itself. */
function objectsIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as JsonLdNode, ...Object.values(value).flatMap(objectsIn)];
}

const described = new Set(indexedPages.flatMap(jsonLdOf).map((known) => known['@id']));

describe.each(indexedPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const nodes = jsonLdOf(page);

  test('one graph describes business, site and page', () => {
    expect(page.root.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      '@type': 'Organization',
      name: settings.brand.name,
      url: `${siteUrl}/`,
      logo: expect.stringMatching(/^https:/),
    });
    expect(nodes[1]).toMatchObject({ '@type': 'WebSite', name: settings.brand.name, url: `${siteUrl}/` });
    expect(nodes[2]).toMatchObject({ url: ownUrl(page), name: expect.any(String), inLanguage: settings.language });
  });

  test('references and pictures exist', () => {
    const objects = objectsIn(nodes);
    const references = objects.filter((value) => Object.keys(value).join() === '@id').map((value) => value['@id']);
    expect(references.filter((id) => !described.has(id))).toEqual([]);
    const pictures = objects.flatMap(({ image, logo }) => [image, logo].flat());
    for (const picture of pictures.filter((value) => typeof value === 'string')) {
      expect([picture, fileOf(new URL(picture).pathname)]).toEqual([picture, expect.any(String)]);
    }
  });

  test('breadcrumbs are those on the page', () => {
    const list = node(page, 'BreadcrumbList');
    const steps = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((step) => step.textContent);
    const listed = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    expect(listed.map(({ name }) => name)).toEqual(steps);
    expect(listed.map(({ position }) => position)).toEqual(listed.map((_step, index) => index + 1));
    for (const { item } of listed) expect(indexedPages.map(ownUrl)).toContain(item);
    if (/^\/(faq|tools|4cs-program|career-guidance|blog\/(?!page)[^/]+)\//.test(path)) expect(list).toBeDefined();
  });

  test('prices and questions are those on the page', () => {
    const text = page.root.querySelector('body')?.textContent.replace(/\s+/g, ' ');
    const formatted = (amount: unknown): string => Number(amount).toLocaleString('en-US');
    for (const { '@type': type, price, lowPrice, name } of objectsIn(nodes)) {
      if (price !== undefined) expect(text).toContain(formatted(price));
      if (lowPrice !== undefined) expect(text).toContain(formatted(lowPrice));
      if (type === 'Question' || type === 'Offer') expect(text).toContain(name);
    }
  });
});

test('every article has a complete BlogPosting with an author', () => {
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
  for (const page of articlePages) {
    const written = meta(page, 'author');
    expect(node(page, 'BlogPosting')).toMatchObject({
      headline: page.root.querySelector('h1')?.textContent,
      image: [expect.stringMatching(/^https:/)],
      datePublished: moment,
      dateModified: moment,
      author: written
        ? expect.anything()
        : founder?.isRealName !== false
          ? { '@type': 'Person', '@id': `${siteUrl}/about/#founder`, name: founder?.name }
          : { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: settings.brand.name },
      publisher: { '@id': `${siteUrl}/#organization` },
    });
  }
});

test.each(['/4cs-program/', '/career-guidance/'])('offers on %s have the prices of the content', (path) => {
  const offered = node(pageAt(path), 'Service');
  expect(offered).toMatchObject({ name: expect.any(String), provider: { '@id': `${siteUrl}/#organization` } });
  const slug = services.find(({ pageUrl }) => pageUrl === path)?.slug;
  const expected = plans
    .filter(({ programme }) => programme === slug)
    .map(({ name, price, listPrice, currency }) =>
      expect.objectContaining({
        '@type': 'Offer',
        name,
        price,
        priceCurrency: currency,
        priceSpecification: expect.objectContaining({ price: listPrice, priceCurrency: currency }),
      }),
    );
  expect(offered?.offers ?? []).toEqual(expected);
});

test('the FAQ page has every question with its answer', () => {
  const questions: readonly { question: string }[] = siteContent('faq');
  expect(node(pageAt('/faq/'), 'FAQPage')?.mainEntity).toEqual(
    questions.map(({ question }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
    })),
  );
});
