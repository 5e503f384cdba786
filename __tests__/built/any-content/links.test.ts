// Guards against dead links, pictures and anchors.
import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import {
  articlePages,
  type BuiltPage,
  fileOf,
  isIndexed,
  meta,
  ordinaryPages,
  ownUrl,
  pages,
  siteUrl,
} from '../built-site';

/** A form's target need not be a page. */
const isRead = (element: HTMLElement): boolean => element.getAttribute('method') !== 'post';

function sourcesOf(element: HTMLElement): string[] {
  const srcSet = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '';
  const fromSet = srcSet.split(',').map((source) => source.trim().split(/\s+/)[0] ?? '');
  const plain = ['href', 'src', 'action', 'poster'].map((name) => element.getAttribute(name) ?? '');
  return [...plain, ...fromSet].filter((source) => source !== '' && !source.startsWith('data:'));
}

const ids = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const elements = (): HTMLElement[] => parse(readFileSync(file, 'utf8')).querySelectorAll('[id]');
  const found = ids.get(file) ?? new Set(elements().map(({ id }) => id));
  ids.set(file, found);
  return found;
}

const canonicals = new Set(pages.filter(isIndexed).map(ownUrl));
const hidden = new Set(pages.filter((page) => !isIndexed(page)).map(({ path }) => path));

test('an article leads to those before and after it', () => {
  const published = new Map(articlePages.map((page) => [page.path, meta(page, 'article:published_time') ?? '']));
  const led = articlePages.flatMap(({ path, root }) =>
    ['prev', 'next'].flatMap((rel) => {
      const to = root.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href');
      const days = [path, to ?? ''].map((address) => published.get(address) ?? '');
      return to === undefined ? [] : [rel === 'prev' ? days.toReversed() : days];
    }),
  );
  expect(led).toHaveLength(2 * (articlePages.length - 1));
  for (const days of led) expect(days).toEqual(days.toSorted());
});

test('every indexed page is linked from the home page on', () => {
  const seen = new Set(['/']);
  for (const path of seen) {
    const page = pages.find((candidate) => candidate.path === path);
    for (const link of page?.root.querySelectorAll('a[href]') ?? []) {
      const { origin, pathname } = new URL(link.getAttribute('href') ?? '', `${siteUrl}${path}`);
      if (origin === siteUrl) seen.add(pathname);
    }
  }
  const indexed = ordinaryPages.filter(isIndexed).map(({ path }) => path);
  expect(indexed.filter((path) => !seen.has(path))).toEqual([]);
});

test('the page after an article or a list leads back to it', () => {
  const linkOf = (page: BuiltPage, rel: string) => page.root.querySelector(`a[rel="${rel}"]`)?.getAttribute('href');
  const pairs = pages.flatMap((page) => {
    const next = pages.find(({ path }) => path === linkOf(page, 'next'));
    return next ? [[page.path, linkOf(next, 'prev')]] : [];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(articlePages.length - 1);
  expect(pairs.filter(([path, back]) => path !== back)).toEqual([]);
});

test.each(ordinaryPages.map((page) => [page.path, page] as const))(
  '%s links to existing files, anchors and canonical URLs',
  (path, { root }) => {
    const references = root.querySelectorAll('*').filter(isRead);
    const internal = references.flatMap((element) =>
      sourcesOf(element)
        .map((source) => new URL(source, `${siteUrl}${path}`))
        .filter(({ origin }) => origin === siteUrl)
        .map((url) => ({ element, url, file: fileOf(url.pathname) })),
    );
    expect(internal.filter(({ file }) => file === undefined).map(({ url }) => String(url))).toEqual([]);
    const anchors = internal.filter(({ url, file }) => url.hash !== '' && file?.endsWith('.html'));
    const dead = anchors.filter(({ url, file = '' }) => !idsOf(file).has(decodeURIComponent(url.hash.slice(1))));
    expect(dead.map(({ url }) => String(url))).toEqual([]);
    const toPages = internal.filter(
      ({ element, url: { pathname } }) =>
        element.matches('a, form') && !hidden.has(pathname) && !/\.\w+$/.test(pathname),
    );
    const wrong = toPages.filter(({ url: { origin, pathname } }) => !canonicals.has(`${origin}${pathname}`));
    expect(wrong.map(({ url }) => String(url))).toEqual([]);
  },
);

test('links to new tabs are announced as such and lack the opener', () => {
  const links = ordinaryPages.flatMap(({ root }) => root.querySelectorAll('a[target="_blank"]'));
  const isSafe = (link: HTMLElement): boolean => /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
  const nameOf = (link: HTMLElement): string => link.getAttribute('aria-label') ?? link.textContent;
  const wrong = links.filter((link) => !isSafe(link) || !/\(opens in a new tab\)$/.test(nameOf(link)));
  expect(links.length).toBeGreaterThan(0);
  expect(wrong.map(String)).toEqual([]);
});
