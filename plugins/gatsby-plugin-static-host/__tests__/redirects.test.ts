// Guards the host's file of redirects, and the pages at former addresses for other hosts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { HostedSite } from '../index';
import { redirectFile, redirectPage, redirectsFile, writeRedirectPages } from '../redirects';

test("_redirects has both forms of a page's address", () => {
  const redirects = [
    { from: '/old/', to: '/blog/' },
    { from: '/shop/', to: 'https://shop.example.com/' },
    { from: '/old.xml', to: '/rss.xml' },
  ];
  expect(redirectsFile(redirects)).toBe(
    '/old/ /blog/ 301\n/old /blog/ 301\n/shop/ https://shop.example.com/ 301\n/shop https://shop.example.com/ 301\n/old.xml /rss.xml 301\n',
  );
});

const OLD = { from: '/blog/old/', to: '/blog/new/', title: 'Shifts & "rest" <b>' };
const SITE: HostedSite = {
  ...{ siteUrl: 'https://www.example.com', language: 'en-GB', redirects: [OLD], policy: {} },
  isWritten: () => false,
};

test('a redirecting page has the canonical address and a link', () => {
  const page = parse(redirectPage(OLD, SITE));
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://www.example.com/blog/new/');
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/blog/new/');
  expect(page.querySelector('h1 a')?.getAttribute('href')).toBe('/blog/new/');
  expect(page.querySelector('h1')?.text).toBe(OLD.title);
  expect(page.querySelector('b')).toBeNull();
});

describe('a former address', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (redirects: HostedSite['redirects']) => writeRedirectPages(root, { ...SITE, redirects });
  const fileAt = (from: string) => path.join(root, redirectFile(from));

  test('of a page has a redirecting page', async () => {
    await write([OLD]);
    expect(readFileSync(fileAt(OLD.from), 'utf8')).toContain('/blog/new/');
  });

  test('of a file has a copy of it', async () => {
    writeFileSync(path.join(root, 'rss.xml'), '<rss/>');
    await write([{ from: '/blog/old/rss.xml', to: '/rss.xml', title: 'News' }]);
    expect(readFileSync(fileAt('/blog/old/rss.xml'), 'utf8')).toBe('<rss/>');
  });
});
