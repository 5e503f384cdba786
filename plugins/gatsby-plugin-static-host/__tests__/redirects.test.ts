// Guards redirect validation, the host's file, and redirect pages for hosts without one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { parse } from 'node-html-parser';
import type { HostedSite } from '../index';
import { checkedRedirects, redirectFile, redirectPage, redirectsFile, writeRedirectPages } from '../redirects';

const PAGES = new Set(['/', '/blog/', '/blog/new/']);

test('are sorted, end in a slash each, and may lead to another site', () => {
  const redirects = [
    { from: '/z', to: '/blog/' },
    { from: '/a/', to: '/blog/new/' },
    { from: '/shop.html', to: 'https://shop.example.com/' },
  ];
  expect(checkedRedirects(redirects, PAGES)).toEqual([
    { from: '/a/', to: '/blog/new/' },
    { from: '/shop.html/', to: 'https://shop.example.com/' },
    { from: '/z/', to: '/blog/' },
  ]);
});

test.each([
  ['would hide a page', [['/blog/', '/blog/new/']]],
  ['leads to no page', [['/old/', '/nowhere/']]],
  [
    'two redirects',
    [
      ['/old', '/blog/'],
      ['/old/', '/blog/new/'],
    ],
  ],
  ['is not a plain path', [['//example.com/', '/blog/']]],
  ['is not a plain path', [['/old/', '//example.com/']]],
  ['is not a plain path', [['/old/', 'http://example.com/']]],
  ['is not a plain path', [['/old/', 'https://example.com/;}']]],
  ['is not a plain path', [['/o*/', '/blog/']]],
  ['is not a plain path', [['/a/../../b/', '/blog/']]],
  ['is not a plain path', [['/$uri/', '/blog/']]],
])('are refused: %s: %j', (message, pairs) => {
  const redirects = pairs.map(([from = '', to = '']) => ({ from, to }));
  expect(() => checkedRedirects(redirects, PAGES)).toThrow(message);
});

test('_redirects names both forms of a path, and nothing that could cover a page', () => {
  const redirects = [
    { from: '/old/', to: '/blog/' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ];
  expect(redirectsFile(redirects)).toBe(
    '/old/ /blog/ 301\n/old /blog/ 301\n/shop/ https://shop.example.com/ 301\n/shop https://shop.example.com/ 301\n',
  );
});

const OLD = { from: '/blog/old/', to: '/blog/new/', title: 'Shifts & "rest" <b>' };
const SITE: HostedSite = { siteUrl: 'https://www.example.com', language: 'en-GB', redirects: [OLD], policy: {} };

test('a page redirects immediately, with the canonical address and a link', () => {
  const page = parse(redirectPage(OLD, SITE));
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://www.example.com/blog/new/');
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/blog/new/');
  expect(page.querySelector('h1 a')?.getAttribute('href')).toBe('/blog/new/');
  expect(page.querySelector('h1')?.text).toBe(OLD.title);
  expect(page.querySelector('b')).toBeNull();
});

test('the page of an address that is no longer listed goes, unless a page is there now', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  const file = path.join(root, redirectFile(OLD.from));
  const stored = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  } as Partial<GatsbyCache> as GatsbyCache;
  const write = (redirects: HostedSite['redirects'], ...pages: string[]): Promise<void> =>
    writeRedirectPages(root, { ...SITE, redirects }, new Set(pages), cache);
  await write([OLD]);
  expect(readFileSync(file, 'utf8')).toContain('/blog/new/');
  await write([], OLD.from);
  expect(existsSync(file)).toBe(true);
  await write([OLD]);
  await write([]);
  expect(existsSync(file)).toBe(false);
  rmSync(root, { recursive: true });
});
