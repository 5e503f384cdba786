import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { FILE_POLICY, hashSource, IMMUTABLE, SECURITY_HEADERS } from '../../plugins/gatsby-plugin-static-host/index';
import type { ExpectedSite } from '../../scripts/live/expected-site';
import { postPath } from '../../src/routes';
import { CONTACT_PROVIDERS } from '../../src/utils/forms/contact-providers';

/** What a deployment answers at one address. */
export interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

/** Answers by path; `*` is for all others, `/http:` for plain HTTP. */
export type Deployment = Readonly<Record<string, Served>>;

export const SITE = 'https://www.site.test';
export const SCRIPT = '/app-0123456789abcdef0123.js';

export const EXPECTED: ExpectedSite = {
  siteUrl: SITE,
  email: 'hello@site.test',
  headers: SECURITY_HEADERS,
  newest: { path: postPath('newest'), date: '2026-03-01' },
  contact: { name: 'function', action: '/api/contact', provider: CONTACT_PROVIDERS.function },
};

const INLINE = 'document.title = "Home"';
const PATHS = ['/', '/about/', '/blog/', postPath('newest'), '/contact/', '/faq/', '/services/', '/tools/'];

function page(body: string): Served {
  const policy = `default-src 'none'; script-src 'self' ${hashSource(INLINE)}`;
  return {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${INLINE}</script></head><body>${body}</body></html>`,
  };
}

const file = (type: string, body: string): Served => ({
  headers: { 'Content-Type': type, 'Content-Security-Policy': FILE_POLICY },
  body,
});
const json = (value: unknown): Served => file('application/json', JSON.stringify(value));
const xml = (urls: readonly string[]): Served =>
  file('application/xml', urls.map((url) => `<loc>${url}</loc>`).join(''));

/** Not found, with the page that says so. */
export const MISSING: Served = { ...page('Not found'), status: 404 };

const INDEX = xml([`${SITE}/sitemap-0.xml`]);

/** A deployment with nothing wrong. */
export const SOUND: Deployment = {
  ...Object.fromEntries(PATHS.map((path) => [path, page(path)])),
  '/': page(`<script src="${SCRIPT}"></script>`),
  '/blog': { status: 301, headers: { Location: '/blog/' } },
  '/contact/': page(
    '<form action="/news"></form><form action="/api/contact" method="post"><input type="hidden" name="form-name" value="contact"><textarea name="message"></textarea></form>',
  ),
  [SCRIPT]: {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': IMMUTABLE },
    body: 'void 0;',
  },
  '/sitemap-index.xml': INDEX,
  '/sitemap.xml': INDEX,
  '/sitemap-0.xml': xml(PATHS.map((path) => `${SITE}${path}`)),
  '/rss.xml': file('application/xml', '<rss version="2.0"></rss>'),
  '/feed.json': json({ items: [{ url: `${SITE}${postPath('newest')}` }] }),
  '/blog/articles.json': json({ articles: [['newest']] }),
  '/blog/words.json': json({ articles: ['newest'] }),
  '/.well-known/security.txt': file('text/plain', 'Contact: mailto:hello@site.test\nExpires: 2026-12-31T23:59:59Z\n'),
  '/manifest.webmanifest': json({ icons: [{ src: '/icons/192.png' }] }),
  '/icons/192.png': file('image/png', 'picture'),
  '/api/contact': {
    status: 405,
    headers: { 'Content-Type': 'application/json' },
    body: '{"error":"method"}',
  },
  '/http:': { status: 301, headers: { Location: `${SITE}/` } },
  '*': MISSING,
};

/** Serves a deployment; a post to the contact endpoint is accepted. */
export function serveDeployment(deployment: Deployment): RequestListener {
  return ({ method, url = '' }, response) => {
    const post: Served = { status: 202, body: '{"accepted":true}' };
    const {
      status = 200,
      headers = {},
      body = '',
    } = (method === 'POST' ? post : deployment[url]) ?? deployment['*'] ?? MISSING;
    const all: Record<string, string | undefined> = { ...SECURITY_HEADERS, 'Content-Encoding': 'gzip', ...headers };
    const sent = Object.entries(all).filter(([, value]) => value !== undefined);
    response.writeHead(status, Object.fromEntries(sent));
    response.end(all['Content-Encoding'] === 'gzip' ? gzipSync(body) : body);
  };
}
