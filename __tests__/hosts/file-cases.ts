import { FILE, type HostCase, HTML } from './host-case';

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A file that keeps the policy of pages: a PDF is shown in a page of the browser's own. */
export const PDF = 'leaflet.pdf';

/** Files of the built site whose names only the build knows; each begins with a slash. */
export interface BuiltFiles {
  readonly script: string;
  readonly font: string;
  readonly picture: string;
}

const files = ({ script, font, picture }: BuiltFiles): HostCase[] => [
  {
    what: 'a script',
    target: script,
    status: 200,
    expected: { ...IMMUTABLE, 'content-type': 'text/javascript; charset=utf-8' },
  },
  {
    what: 'a font',
    target: font,
    status: 200,
    expected: { ...IMMUTABLE, ...FILE, 'content-type': 'font/woff2' },
  },
  { what: 'a picture', target: picture, status: 200, expected: { ...IMMUTABLE, ...FILE } },
  { what: 'a PDF', target: `/${PDF}`, status: 200, expected: { 'content-type': 'application/pdf' } },
  {
    what: 'page data',
    target: '/page-data/index/page-data.json',
    status: 200,
    expected: { ...FILE, 'cache-control': HTML['cache-control'], 'content-type': 'application/json; charset=utf-8' },
  },
  {
    what: 'the sitemap',
    target: '/sitemap-index.xml',
    status: 200,
    expected: { ...FILE, 'cache-control': HTML['cache-control'], 'content-type': 'application/xml; charset=utf-8' },
  },
  {
    what: 'the feed',
    target: '/feed.xml',
    status: 200,
    expected: { ...FILE, 'content-type': 'application/rss+xml; charset=utf-8' },
  },
  {
    what: 'the Atom feed',
    target: '/atom.xml',
    status: 200,
    expected: { ...FILE, 'content-type': 'application/atom+xml; charset=utf-8' },
  },
  {
    what: 'the JSON feed',
    target: '/feed.json',
    status: 200,
    expected: { ...FILE, 'content-type': 'application/feed+json; charset=utf-8' },
  },
];

/** Files that a browser shows as documents and in which a script could run, and what is like them; by name, with their texts. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>',
  'folder/DRAWING.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'drawing.svg.xml': '<a/>',
  'page.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'page.htm': '<!doctype html><title>A page</title>',
  'style.xsl': '<a/>',
  'data.unknown': 'text',
  '.well-known/note.txt': 'text',
};

const documents: HostCase[] = Object.keys(DOCUMENTS).map((name) => ({
  what: 'a file that is no page',
  target: `/${name}`,
  status: 200,
  expected: FILE,
}));

const compressed = ({ script }: BuiltFiles): HostCase[] => [
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

const parts = ({ font }: BuiltFiles): HostCase[] => [
  {
    what: 'the first bytes',
    target: font,
    headers: { Range: 'bytes=0-99' },
    status: 206,
    expected: { ...IMMUTABLE, ...FILE, 'content-length': '100' },
  },
  {
    what: 'the last bytes',
    target: font,
    headers: { Range: 'bytes=-10' },
    status: 206,
    expected: { ...FILE, 'content-length': '10' },
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

/** Requests for files: their types, compressed copies and parts. */
export function fileCases(built: BuiltFiles): HostCase[] {
  return [...files(built), ...documents, ...compressed(built), ...parts(built)];
}
