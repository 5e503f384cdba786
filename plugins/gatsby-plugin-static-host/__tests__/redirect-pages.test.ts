// Guards the pages that lead on from former addresses.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { parse } from 'node-html-parser';
import type { HostedSite } from '../index';
import { redirectFile, redirectPage, writeRedirectPages } from '../redirects';

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

test('the page of an address that is no longer listed goes', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  const file = path.join(root, redirectFile(OLD.from));
  const stored = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  } as Partial<GatsbyCache> as GatsbyCache;
  await writeRedirectPages(root, SITE, new Set(), cache);
  expect(readFileSync(file, 'utf8')).toContain('/blog/new/');
  await writeRedirectPages(root, { ...SITE, redirects: [] }, new Set(), cache);
  expect(existsSync(file)).toBe(false);
  rmSync(root, { recursive: true });
});

test('the page that is now at a former address stays', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  const file = path.join(root, redirectFile(OLD.from));
  const cache = { get: async () => [OLD.from], set: async () => undefined } as Partial<GatsbyCache> as GatsbyCache;
  await writeRedirectPages(root, SITE, new Set(), cache);
  await writeRedirectPages(root, { ...SITE, redirects: [] }, new Set([OLD.from]), cache);
  expect(existsSync(file)).toBe(true);
  rmSync(root, { recursive: true });
});
