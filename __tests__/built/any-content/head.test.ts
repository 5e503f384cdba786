// Guards the head of pages: title, description, URLs, social card, styles, fonts.
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { ICON_TOUCH, WEB_MANIFEST } from '../../../src/routes';
import {
  builtFile,
  canonical,
  fileOf,
  indexedPages,
  isIndexed,
  type JsonLdNode,
  jsonLdOf,
  meta,
  pages,
  siteUrl,
} from '../built-site';

const title = (page: (typeof pages)[number]): string => page.root.querySelector('title')?.textContent ?? '';

test('only pages of their own are indexed', () => {
  for (const page of pages) {
    if (/^\/(404|thanks)/.test(page.path)) expect(isIndexed(page)).toBe(false);
    if (isIndexed(page)) continue;
    expect(page.path).toMatch(/^\/(404\/|404\.html|thanks\/|blog\/category\/[^/]+\/)$/);
    expect(canonical(page)).toBeUndefined();
    expect(page.root.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});

test('titles are unique', () => {
  const titles = indexedPages.map(title);
  expect(titles.filter((text, index) => titles.indexOf(text) !== index)).toEqual([]);
});

test('Emotion is given the inserted styles of a page and unused ones', () => {
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

test('every theme variable in use is defined', () => {
  for (const { path, root } of pages) {
    const css = root
      .querySelectorAll('style')
      .map(({ textContent }) => textContent)
      .join('');
    const read = [...css.matchAll(/var\((--x-[\w-]+)\)/g)].flatMap(([, name = '']) => name);
    expect(read.length).toBeGreaterThan(0);
    expect([path, read.filter((name) => !css.includes(`${name}:`))]).toEqual([path, []]);
  }
});

test('the script that starts React is left alone by optimisers, and has the path of a page that can wait', () => {
  for (const { path, root } of pages) {
    const start = root.querySelector('script[data-loader]');
    const found = ['data-cfasync', 'data-path'].map((name) => start?.getAttribute(name));
    expect([path, ...found]).toEqual([path, 'false', path.startsWith('/404') ? undefined : path]);
  }
});

test('pages lack the styles of the image component', () => {
  expect(pages.filter(({ root }) => root.innerHTML.includes('gatsby-image')).map(({ path }) => path)).toEqual([]);
});

test('two fonts are preloaded with low priority', () => {
  const preloads = (page: (typeof pages)[number]) => page.root.querySelectorAll('link[rel="preload"][as="font"]');
  for (const page of pages) {
    const files = preloads(page).map((link) => link.getAttribute('href') ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) expect(page.root.querySelector('style')?.textContent).toContain(`url(${file})`);
    expect(preloads(page).map((link) => link.getAttribute('fetchpriority'))).toEqual(['low', 'low']);
  }
});

test('pages of a listing name their neighbours', () => {
  for (const page of pages) {
    const [previous, next] = ['prev', 'next'].map((rel) =>
      page.root.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    );
    const first = page.path.replace(/page\/\d+\/$/, '');
    const listing = pages.flatMap(({ path }) => (path.replace(/page\/\d+\/$/, '') === first ? path : []));
    const order = listing.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    const at = order.indexOf(page.path);
    expect([page.path, previous, next]).toEqual([page.path, order[at - 1], order[at + 1]]);
  }
});

test('the icons of the manifest exist in their sizes', async () => {
  const { icons }: { readonly icons: readonly { readonly src: string; readonly sizes: string }[] } = JSON.parse(
    builtFile(WEB_MANIFEST.slice(1)),
  );
  const drawn = icons.map(async ({ src }) => {
    const { width, height } = await sharp(fileOf(src)).metadata();
    return `${width}x${height}`;
  });
  expect(await Promise.all(drawn)).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.length).toBeGreaterThan(1);
  // Phones show black behind what is transparent.
  expect(await sharp(fileOf(ICON_TOUCH)).stats()).toMatchObject({ isOpaque: true });
});

describe.each(indexedPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const all = (selector: string) => page.root.querySelectorAll(selector);

  test('the h1 and each element of the head are unique', () => {
    const metas = ['meta[name="description"]', 'meta[name="robots"]', 'meta[property="og:image"]'];
    for (const selector of ['h1', 'title', 'link[rel="canonical"]', 'link[rel="manifest"]', ...metas]) {
      expect([selector, all(selector)]).toEqual([selector, [expect.anything()]]);
    }
    // Those who show a preview of a link read only its beginning.
    const names = all('head > *').map(({ rawTagName }) => rawTagName);
    expect(names.indexOf('style')).toBeGreaterThan(names.lastIndexOf('meta'));
  });

  test('title, URL, language and description are stated', () => {
    expect(title(page)).toMatch(/\S/);
    expect(meta(page, 'description')).toMatch(/^\S.{0,159}$/);
    // An article that appeared elsewhere first names that page.
    const [first] = jsonLdOf(page).flatMap(({ isBasedOn }) => isBasedOn ?? []);
    expect(canonical(page)).toBe(first ? (first as JsonLdNode).url : `${siteUrl}${path}`);
    expect(meta(page, 'robots')).toBe('max-image-preview:large');
    expect(meta(page, 'og:url')).toBe(`${siteUrl}${path}`);
    const lang = page.root.querySelector('html')?.getAttribute('lang');
    expect(lang).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
    expect(meta(page, 'og:locale')).toBe(lang?.replace('-', '_'));
  });

  test('the social card has the stated size and at most 150 KB', async () => {
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

  test('theme colours, icons, manifest and feeds exist', () => {
    const schemes = all('meta[name="theme-color"]').map((color) => color.getAttribute('media'));
    expect(schemes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    const feeds = all('link[rel="alternate"]:is([type*="rss"], [type*="json"])');
    expect(feeds.length).toBeGreaterThanOrEqual(2);
    for (const link of [...all('link[rel*="icon"], link[rel="manifest"]'), ...feeds]) {
      expect([link.toString(), fileOf(link.getAttribute('href') ?? '')]).toEqual([link.toString(), expect.any(String)]);
    }
  });
});
