// Guards that no link, picture or anchor of this site is dead.
import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { canonical, fileOf, isIndexed, ordinaryPages, pages, siteUrl } from '../../support/built-site';

const REFERENCES = ['href', 'src', 'action', 'poster'];

/** What a form is posted to need not be a page. */
const isRead = (element: HTMLElement): boolean => element.getAttribute('method') !== 'post';

function sourcesOf(element: HTMLElement): string[] {
  const srcSet = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '';
  const fromSet = srcSet.split(',').map((source) => source.trim().split(/\s+/)[0] ?? '');
  return [...REFERENCES.map((name) => element.getAttribute(name) ?? ''), ...fromSet].filter((source) => source !== '');
}

/** Every address of this site that a page refers to, with the element that does. */
function internalReferences(page: (typeof pages)[number]): { url: URL; element: string }[] {
  const base = `${siteUrl}${page.path}`;
  return page.root
    .querySelectorAll('*')
    .filter(isRead)
    .flatMap((element) =>
      sourcesOf(element)
        .filter((source) => !source.startsWith('data:'))
        .map((source) => ({ url: new URL(source, base), element: element.toString().slice(0, 160) }))
        .filter(({ url }) => url.origin === siteUrl),
    );
}

const ids = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const known = ids.get(file);
  if (known) return known;
  const found = new Set(
    parse(readFileSync(file, 'utf8'))
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
  ids.set(file, found);
  return found;
}

const canonicals = new Set(pages.filter(isIndexed).map(canonical));
const hidden = new Set(pages.filter((page) => !isIndexed(page)).map(({ path }) => path));

it('leads from the home page to every page that search engines may show, by links alone', () => {
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

describe.each(ordinaryPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const references = internalReferences(page);

  it('refers to nothing of this site that is not there', () => {
    const broken = references.filter(({ url }) => fileOf(url.pathname) === undefined).map(({ element }) => element);
    expect(broken).toEqual([]);
  });

  it('leads to no anchor that is not there', () => {
    const broken = references.filter(({ url }) => {
      const file = url.hash === '' ? undefined : fileOf(url.pathname);
      return file?.endsWith('.html') && !idsOf(file).has(decodeURIComponent(url.hash.slice(1)));
    });
    expect(broken.map(({ element }) => element)).toEqual([]);
  });

  it('links to pages by their canonical address', () => {
    const links = page.root.querySelectorAll('a[href], form[action]').filter(isRead).flatMap(sourcesOf);
    const wrong = links
      .map((link) => new URL(link, `${siteUrl}${page.path}`))
      .filter(({ origin, pathname }) => origin === siteUrl && !hidden.has(pathname))
      .filter(({ origin, pathname }) => !canonicals.has(`${origin}${pathname}`) && !/\.\w+$/.test(pathname));
    expect(wrong.map(String)).toEqual([]);
  });

  it('opens other sites without handing over the opener', () => {
    for (const link of page.root.querySelectorAll('a[target="_blank"]')) {
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });
});
