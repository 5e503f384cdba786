import { postPath } from '../../src/routes';
import { type BuiltFiles, fileCases } from './file-cases';
import { type HostCase, HTML } from './host-case';

const LONG = 'a'.repeat(8_100);

const page = (target: string): HostCase => ({ what: 'a page', target, status: 200, expected: HTML });
const missing = (what: string, target: string): HostCase => ({ what, target, status: 404, expected: HTML });
const slash = (target: string, location: string): HostCase => ({
  what: 'a page without its slash',
  target,
  status: 301,
  location,
});
const refused = (what: string, target: string): HostCase => ({ what, target, status: 400 });

const PAGES = [
  '/',
  '/blog/',
  '/blog/page/2/',
  postPath('nmc-revalidation'),
  '/blog/category/relocation/',
  '/?a=1&b=2',
].map(page);

const SLASHES = [
  slash('/blog', '/blog/'),
  slash('/blog?q=shift', '/blog/?q=shift'),
  slash(postPath('nmc-revalidation').slice(0, -1), postPath('nmc-revalidation')),
  slash('/blog/page/2', '/blog/page/2/'),
  { ...slash('/index.html', '/'), what: 'the name of an index file' },
  { ...slash('/blog/index.html', '/blog/'), what: 'the name of an index file' },
  { ...slash('/blog/index.html?q=a', '/blog/?q=a'), what: 'the name of an index file' },
];

/** Longer than the keys that nginx hashes by default. */
export const LONG_FROM = '/blog/what-to-do-when-a-shift-is-changed-at-the-last-moment/';

const MOVED = [
  { ...slash('/old-page/', '/blog/'), what: 'a moved page' },
  { ...slash('/old-page', '/blog/'), what: 'a moved page' },
  { ...slash('/old-page/?a=1', '/blog/?a=1'), what: 'a moved page with a query' },
  { ...slash('/blog/an-old-name/', postPath('nmc-revalidation')), what: 'a renamed article' },
  { ...slash('/shop.html', 'https://shop.example.com/'), what: 'an address that has moved to another site' },
  { ...slash('/shop.html?a=1', 'https://shop.example.com/?a=1'), what: 'the same with a query' },
  { ...slash(LONG_FROM, '/blog/'), what: 'a moved page with a long address' },
  { ...slash('/old-page.html', '/blog/'), what: 'a moved page with a dot' },
  missing('another sign in place of the dot', '/old-pageXhtml'),
  missing('below a moved page', '/old-page/more/'),
];

const MISSING = [
  missing('an unknown page', '/nothing/'),
  missing('an unknown page without slash', '/nothing'),
  missing('an unknown article', '/blog/no-such-article/'),
  missing('upper case', '/BLOG/'),
  missing('upper case in an article', '/blog/NMC-Revalidation/'),
  missing('a missing script', '/app-00000000000000000000.js'),
  missing('a missing drawing', '/nothing.svg'),
  missing('a missing hashed file', '/static/nothing.woff2'),
  missing('missing page data', '/page-data/nothing/page-data.json'),
  missing('the error page by its name', '/404.html'),
  missing('the error page by its folder', '/404/'),
  missing('a hidden file', '/.git/config'),
  missing('an environment file', '/.env'),
  missing('a file of another system', '/wp-login.php'),
  missing('a file as a folder', '/sitemap-index.xml/'),
  missing('a compressed copy by its name', '/index.html.br'),
  missing('a zipped copy by its name', '/index.html.gz'),
  missing('letters beyond ASCII', '/caf%C3%A9/'),
  missing('a broken UTF-8 sequence', '/%C3%28/'),
  missing('a space', '/a%20b/'),
  missing('a long name', `/${LONG}`),
  missing('a deep path', `/${'a/'.repeat(200)}`),
  missing('a folder without an index', '/page-data/'),
  missing('an asterisk and a dollar', '/*$uri'),
];

const HOSTILE = [
  missing('two slashes and a host', '//example.com/'),
  missing('two slashes and a host without slash', '//example.com'),
  missing('two slashes before a page', '//blog'),
  missing('two slashes inside', '/blog//nmc-revalidation/'),
  missing('many slashes', '////example.com/blog'),
  refused('two slashes and dots', '//example.com/%2e%2e'),
  refused('an escaped climb', '/%2e%2e/%2e%2e/etc/passwd'),
  refused('an escaped climb inside', '/blog/%2e%2e/blog/'),
  refused('a half escaped climb', '/blog/.%2E/'),
  refused('a plain climb', '/../../etc/passwd'),
  refused('a climb inside', '/blog/../blog/'),
  refused('a dot', '/./blog/'),
  refused('an escaped slash', '/%2fexample.com'),
  refused('an escaped backslash', '/%5cexample.com'),
  refused('a NUL', '/blog%00/'),
  refused('an escaped line end', '/blog%0d%0aSet-Cookie:%20a=1'),
  refused('an escaped delete', '/%7f'),
  { ...refused('a bad escape', '/%zz/'), byItself: true },
  { ...refused('a cut escape', '/%'), byItself: true },
  { ...refused('a lone percent sign', '/100%/'), byItself: true },
  page('/blog/?next=//example.com'),
  slash('/blog?next=//example.com/%2e%2e', '/blog/?next=//example.com/%2e%2e'),
];

/** What an unlisted folder sends in place of the headers of the site. */
export const UNLISTED = { folder: '/edit/', headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' } };
const IN_UNLISTED = { 'x-robots-tag': 'noindex', 'cross-origin-opener-policy': 'unsafe-none' };

const UNLISTED_FOLDER: HostCase[] = [
  { what: 'an unlisted page', target: '/edit/', status: 200, expected: { ...HTML, ...IN_UNLISTED } },
  { what: 'a script beside it', target: '/edit/page.js', status: 200, expected: IN_UNLISTED },
  { ...slash('/edit?a=1', '/edit/?a=1'), what: 'an unlisted page without its slash' },
  missing('a page whose name begins alike', '/edition/'),
];

const METHODS: HostCase[] = [
  { what: 'HEAD', method: 'HEAD', target: '/', status: 200, expected: HTML },
  { what: 'HEAD of nothing', method: 'HEAD', target: '/nothing/', status: 404, expected: HTML },
  { what: 'POST', method: 'POST', target: '/', headers: { 'Content-Length': '0' }, status: 405 },
  { what: 'POST to nothing', method: 'POST', target: '/nothing/', headers: { 'Content-Length': '0' }, status: 405 },
  { what: 'PUT', method: 'PUT', target: '/index.html', headers: { 'Content-Length': '0' }, status: 405 },
  { what: 'DELETE', method: 'DELETE', target: '/index.html', status: 405 },
  { what: 'OPTIONS', method: 'OPTIONS', target: '/', status: 405 },
];

/** Every request that a server is tried with. */
export function hostCases(files: BuiltFiles): HostCase[] {
  return [...PAGES, ...SLASHES, ...MOVED, ...MISSING, ...HOSTILE, ...UNLISTED_FOLDER, ...METHODS, ...fileCases(files)];
}
