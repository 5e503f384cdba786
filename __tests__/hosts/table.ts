/** One request and the answer that every server must give to it. */
export interface HostCase {
  readonly what: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** The `Location`, or none. */
  readonly location?: string;
  /** Headers that must have exactly this value; `null` for one that must be missing. */
  readonly expected?: Readonly<Record<string, string | null>>;
  /** True where the server answers by itself: before the site's rules are read, or (nginx, 416) with each header twice. */
  readonly byItself?: boolean;
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'x-robots-tag': null,
};
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const LONG = 'a'.repeat(8_100);

/** Files of the built site whose names only the build knows; each begins with a slash. */
export interface BuiltFiles {
  readonly script: string;
  readonly font: string;
  readonly picture: string;
}

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
  '/blog/nmc-revalidation/',
  '/blog/category/relocation/',
  '/?a=1&b=2',
].map(page);

const SLASHES = [
  slash('/blog', '/blog/'),
  slash('/blog?q=shift', '/blog/?q=shift'),
  slash('/blog/nmc-revalidation', '/blog/nmc-revalidation/'),
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
  { ...slash('/blog/an-old-name/', '/blog/nmc-revalidation/'), what: 'a renamed article' },
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

const FILES = ({ script, font, picture }: BuiltFiles): HostCase[] => [
  {
    what: 'a script',
    target: script,
    status: 200,
    expected: { ...IMMUTABLE, 'content-type': 'text/javascript; charset=utf-8' },
  },
  { what: 'a font', target: font, status: 200, expected: { ...IMMUTABLE, 'content-type': 'font/woff2' } },
  { what: 'a picture', target: picture, status: 200, expected: IMMUTABLE },
  {
    what: 'page data',
    target: '/page-data/index/page-data.json',
    status: 200,
    expected: { 'cache-control': HTML['cache-control'], 'content-type': 'application/json; charset=utf-8' },
  },
  {
    what: 'the sitemap',
    target: '/sitemap-index.xml',
    status: 200,
    expected: { 'cache-control': HTML['cache-control'], 'content-type': 'application/xml; charset=utf-8' },
  },
  {
    what: 'the feed',
    target: '/feed.xml',
    status: 200,
    expected: { 'content-type': 'application/rss+xml; charset=utf-8' },
  },
  {
    what: 'the Atom feed',
    target: '/atom.xml',
    status: 200,
    expected: { 'content-type': 'application/atom+xml; charset=utf-8' },
  },
  {
    what: 'the JSON feed',
    target: '/feed.json',
    status: 200,
    expected: { 'content-type': 'application/feed+json; charset=utf-8' },
  },
];

const COMPRESSED = ({ script }: BuiltFiles): HostCase[] => [
  {
    what: 'brotli',
    target: '/',
    headers: { 'Accept-Encoding': 'gzip, br' },
    status: 200,
    expected: { ...HTML, 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
  {
    what: 'brotli of a script',
    target: script,
    headers: { 'Accept-Encoding': 'br' },
    status: 200,
    expected: { ...IMMUTABLE, 'content-encoding': 'br', vary: 'Accept-Encoding' },
  },
  {
    what: 'gzip',
    target: '/blog/',
    headers: { 'Accept-Encoding': 'gzip' },
    status: 200,
    expected: { ...HTML, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
  {
    what: 'gzip of a script',
    target: script,
    headers: { 'Accept-Encoding': 'gzip' },
    status: 200,
    expected: { ...IMMUTABLE, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  },
  {
    what: 'no compression',
    target: '/',
    headers: { 'Accept-Encoding': 'identity' },
    status: 200,
    expected: { ...HTML, 'content-encoding': null },
  },
  {
    what: 'the compressed error page',
    target: '/nothing/',
    headers: { 'Accept-Encoding': 'gzip' },
    status: 404,
    expected: { ...HTML, 'content-encoding': 'gzip' },
  },
];

const PARTS = ({ font }: BuiltFiles): HostCase[] => [
  {
    what: 'the first bytes',
    target: font,
    headers: { Range: 'bytes=0-99' },
    status: 206,
    expected: { ...IMMUTABLE, 'content-length': '100' },
  },
  {
    what: 'the last bytes',
    target: font,
    headers: { Range: 'bytes=-10' },
    status: 206,
    expected: { 'content-length': '10' },
  },
  {
    what: 'a part of a page',
    target: '/',
    headers: { Range: 'bytes=0-14' },
    status: 206,
    expected: { ...HTML, 'content-length': '15' },
  },
  { what: 'a part beyond the end', target: font, headers: { Range: 'bytes=99999999-' }, status: 416, byItself: true },
  { what: 'a later date', target: '/', headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, status: 304 },
  {
    what: 'an earlier date',
    target: '/',
    headers: { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    status: 200,
    expected: HTML,
  },
  { what: 'another tag', target: '/', headers: { 'If-None-Match': '"another"' }, status: 200, expected: HTML },
];

/** Every request that a server is tried with. */
export function hostCases(files: BuiltFiles): HostCase[] {
  return [
    ...PAGES,
    ...SLASHES,
    ...MOVED,
    ...MISSING,
    ...HOSTILE,
    ...UNLISTED_FOLDER,
    ...METHODS,
    ...FILES(files),
    ...COMPRESSED(files),
    ...PARTS(files),
  ];
}
