// Guards titles, canonical addresses, descriptions and social cards.
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { canonical, fileOf, indexedPages, isIndexed, meta, pages, siteUrl } from '../../support/built-site';

const title = (page: (typeof pages)[number]): string => page.root.querySelector('title')?.textContent ?? '';

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const each = indexedPages.map((page) => [page.path, page] as const);

it('leaves out of search results what is no page of its own, and nothing else', () => {
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => path);
  for (const path of hidden) expect(path).toMatch(/^\/(404\/|404\.html|thanks\/|blog\/category\/[^/]+\/)$/);
  for (const page of pages.filter(({ path }) => /^\/(404|thanks)/.test(path))) expect(isIndexed(page)).toBe(false);
  for (const page of pages.filter((hiddenPage) => !isIndexed(hiddenPage))) {
    expect(canonical(page)).toBeUndefined();
    expect(page.root.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});

it('gives every page a title of its own', () => {
  expect(duplicates(indexedPages.map(title))).toEqual([]);
});

it('names for Emotion all styles of a page, and besides only those that no page has, since none of them is inserted', () => {
  const handedOver = new Set<string>();
  const inserted = new Set<string>();
  for (const { path, root } of pages) {
    const [, ...names] = root.querySelector('style[data-emotion]')?.getAttribute('data-emotion')?.split(' ') ?? [];
    const css = root.querySelector('style')?.textContent ?? '';
    const own = new Set([...css.matchAll(/\.css-([\da-z]+)/g)].map(([, name = '']) => name));
    expect([path, [...own].filter((name) => !names.includes(name))]).toEqual([path, []]);
    for (const name of names) (own.has(name) ? inserted : handedOver).add(name);
  }
  expect(handedOver.size * inserted.size).toBeGreaterThan(0);
  expect([...handedOver].filter((name) => inserted.has(name))).toEqual([]);
});

it('carries nothing of the image component, which no page uses', () => {
  expect(pages.filter(({ root }) => root.innerHTML.includes('gatsby-image')).map(({ path }) => path)).toEqual([]);
});

it('asks for the fonts of the first view early, but after its picture', () => {
  const preloads = (page: (typeof pages)[number]) => page.root.querySelectorAll('link[rel="preload"][as="font"]');
  for (const page of pages) {
    const files = preloads(page).map((link) => link.getAttribute('href') ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) expect(page.root.querySelector('style')?.textContent).toContain(`url(${file})`);
    expect(preloads(page).map((link) => link.getAttribute('fetchpriority'))).toEqual(['low', 'low']);
  }
});

describe.each(each)('%s', (path, page) => {
  it('has a title, and a description of at most 160 characters', () => {
    expect(title(page)).toMatch(/\S/);
    expect(meta(page, 'description')).toMatch(/^\S.{0,159}$/);
  });

  it('has one h1 and one of each element of the head', () => {
    const once = ['h1', 'title', 'link[rel="canonical"]', 'meta[name="description"]', 'meta[name="robots"]'];
    for (const selector of [...once, 'meta[property="og:image"]', 'link[rel="manifest"]']) {
      expect([selector, page.root.querySelectorAll(selector)]).toEqual([selector, [expect.anything()]]);
    }
  });

  it('calls itself by its own address', () => {
    expect(canonical(page)).toBe(`${siteUrl}${path}`);
    expect(meta(page, 'og:url')).toBe(`${siteUrl}${path}`);
  });

  it('says its language in the document and in the share tags', () => {
    const lang = page.root.querySelector('html')?.getAttribute('lang');
    expect(lang).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
    expect(meta(page, 'og:locale')).toBe(lang?.replace('-', '_'));
  });

  it('has a preview card that exists, has the stated size and stays under 150 KB', async () => {
    const address = meta(page, 'og:image') ?? '';
    expect(address.startsWith(siteUrl)).toBe(true);
    const file = fileOf(address.slice(siteUrl.length));
    expect([address, file]).toEqual([address, expect.any(String)]);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width: String(width), height: String(height), type: `image/${format}` }).toEqual({
      width: meta(page, 'og:image:width'),
      height: meta(page, 'og:image:height'),
      type: meta(page, 'og:image:type'),
    });
    expect(statSync(file ?? '').size).toBeLessThanOrEqual(150_000);
    expect(meta(page, 'og:image:alt')).toBeTruthy();
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('colours the browser in both schemes and names icons and manifest that exist', () => {
    const schemes = page.root.querySelectorAll('meta[name="theme-color"]').map((color) => color.getAttribute('media'));
    expect(schemes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    for (const link of page.root.querySelectorAll('link[rel*="icon"], link[rel="manifest"]')) {
      expect([link.toString(), fileOf(link.getAttribute('href') ?? '')]).toEqual([link.toString(), expect.any(String)]);
    }
  });

  it('announces feeds that exist', () => {
    const feeds = page.root.querySelectorAll('link[rel="alternate"][type*="rss"], link[rel="alternate"][type*="json"]');
    expect(feeds.length).toBeGreaterThanOrEqual(2);
    for (const feed of feeds) expect(fileOf(feed.getAttribute('href') ?? '')).toBeDefined();
  });
});
