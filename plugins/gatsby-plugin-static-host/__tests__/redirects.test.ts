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

test('the former address of a page has a redirecting page, that of a file a copy', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  writeFileSync(path.join(root, 'rss.xml'), '<rss/>');
  const feed = { from: '/blog/old/rss.xml', to: '/rss.xml', title: 'News' };
  await writeRedirectPages(root, { ...SITE, redirects: [OLD, feed] });
  const written = [OLD, feed].map(({ from }) => readFileSync(path.join(root, redirectFile(from)), 'utf8'));
  expect(written).toEqual([redirectPage(OLD, SITE), '<rss/>']);
  rmSync(root, { recursive: true });
});
