import { createAsk } from '../../scripts/live/ask';
import type { Certificate } from '../../scripts/live/certificate';
import { checkLive, type Looking } from '../../scripts/live/check-live';
import { expectedSite } from '../../scripts/live/expected-site';
import { ContentReader } from '../../src/content/read/content-reader';
import { diskSource } from '../../src/content/read/disk-source';
import { postPath } from '../../src/routes';
import { type LocalServer, startServer } from '../support/http-server';
import { type Deployment, EXPECTED, MISSING, SCRIPT, SITE, SOUND, serveDeployment } from '../support/live-deployment';

const NOW = new Date('2026-03-10T12:00:00Z');
const CERTIFICATE: Certificate = { validTo: new Date('2026-05-01T00:00:00Z') };

let server: LocalServer | undefined;

afterEach(() => server?.close());

/** What is found at a deployment that a local server pretends to be at its https address. */
async function found(
  changes: Deployment,
  { expected = EXPECTED, ...looking }: Looking & { expected?: typeof EXPECTED } = {},
) {
  await server?.close();
  const started = await startServer(serveDeployment({ ...SOUND, ...changes }));
  server = started;
  const send = createAsk({ mostRequests: 40, timeoutMs: 5_000 });
  const findings = await checkLive(new URL(SITE), expected, {
    now: NOW,
    certificate: async () => CERTIFICATE,
    ask: async (url, init) =>
      send(
        url === 'http://www.site.test/' ? `${started.address}http:` : url.replace(SITE, started.address.slice(0, -1)),
        init,
      ),
    ...looking,
  });
  return findings.map(({ what }) => what);
}

const change = (path: string, headers: Readonly<Record<string, string | undefined>>): Deployment => ({
  [path]: { ...SOUND[path], headers: { ...SOUND[path]?.headers, ...headers } },
});
const replace = (path: string, from: string, to: string): Deployment => ({
  [path]: { ...SOUND[path], body: SOUND[path]?.body?.replaceAll(from, to) },
});

test('a sound deployment has no finding, and is asked for less than forty times', async () => {
  expect(await found({})).toEqual([]);
  expect(server?.seen.length).toBeLessThan(40);
  expect(server?.seen.map(({ method }) => method)).not.toContain('POST');
});

const HOME = SOUND['/'] ?? MISSING;

const BROKEN: readonly (readonly [string, Deployment, string | RegExp])[] = [
  [
    'without the policy header',
    change('/', { 'Content-Security-Policy': undefined }),
    '/ comes without the header Content-Security-Policy.',
  ],
  [
    'without HSTS',
    change('/', { 'Strict-Transport-Security': undefined }),
    '/ comes without the header Strict-Transport-Security.',
  ],
  [
    'with another header',
    change('/', { 'X-Frame-Options': 'SAMEORIGIN' }),
    'The header X-Frame-Options of / is “SAMEORIGIN”, not “DENY”.',
  ],
  [
    'whose feed may run scripts',
    change('/rss.xml', { 'Content-Security-Policy': "frame-ancestors 'none'" }),
    /^The header Content-Security-Policy of \/rss\.xml is /,
  ],
  [
    'without a policy in the page',
    replace('/', 'Content-Security-Policy', 'other'),
    'The home page has no content security policy in it.',
  ],
  [
    'with a script that the host has put into pages',
    replace('/', '<body>', '<body><script>track()</script>'),
    'The home page has a script that its policy blocks: “track()”.',
  ],
  ['that stays at http', { '/http:': HOME }, 'http://www.site.test/ answers 200 and does not lead to https.'],
  ['without the redirect to the slash', { '/blog': MISSING }, /^\/blog answers 404 instead of leading to \/blog\/ /],
  [
    'with a redirect that is not for good',
    { '/blog': { status: 302, headers: { Location: '/blog/' } } },
    /^\/blog answers 302 and leads to \/blog\/ instead/,
  ],
  ['with soft 404s', { '*': HOME }, /^\/check-live-no-such-page\/, which does not exist, answers 200 instead of 404/],
  [
    'whose unknown articles lead to the blog',
    { [postPath('check-live-no-such-article')]: { status: 302, headers: { Location: '/blog/' } } },
    /^\/.*\/check-live-no-such-article\/, which does not exist, answers 302/,
  ],
  ['that is uncompressed', change('/', { 'Content-Encoding': undefined }), /^\/ is sent uncompressed/],
  [
    'that does not let browsers keep hashed files',
    change(SCRIPT, { 'Cache-Control': 'public, max-age=600' }),
    /^The header Cache-Control of \/app-\w+\.js is “public, max-age=600”, not “public, max-age=31536000, immutable”/,
  ],
  ['of which only a part has arrived', { [SCRIPT]: MISSING }, `${SCRIPT}, which the home page loads, answers 404.`],
  [
    'whose build is old',
    replace('/feed.json', '/newest/', '/older/'),
    `The build is old: ${postPath('newest')} of 2026-03-01 is not in the feed.`,
  ],
  [
    'with the sitemap of another site',
    replace('/sitemap-0.xml', SITE, 'https://old.test'),
    '/sitemap-0.xml lists https://old.test/, which is not at https://www.site.test.',
  ],
  ['without a page of the sitemap', { '/tools/': MISSING }, '/tools/ is in the sitemap and answers 404.'],
  ['whose feed is HTML', { '/rss.xml': HOME }, '/rss.xml is an HTML page.'],
  ['whose feed is another XML file', replace('/rss.xml', 'rss', 'error'), '/rss.xml is no feed.'],
  ['without the search index', { '/blog/articles.json': MISSING }, '/blog/articles.json answers 404.'],
  [
    'with a damaged search index',
    { '/blog/words.json': { ...SOUND['/blog/words.json'], body: '{"articles":[' } },
    '/blog/words.json cannot be read or is empty.',
  ],
  [
    'whose security.txt has expired',
    replace('/.well-known/security.txt', '2026-12-31', '2026-03-09'),
    '/.well-known/security.txt expired on 2026-03-09.',
  ],
  ['without an icon', { '/icons/192.png': MISSING }, 'The icon /icons/192.png answers 404 and no picture.'],
  [
    'whose endpoint is down',
    { '/api/contact': { status: 502 } },
    'The contact endpoint /api/contact does not work (502); no message arrives.',
  ],
  [
    'whose server does not pass the endpoint on',
    { '/api/contact': { status: 405 } },
    'The contact endpoint /api/contact does not work (405); no message arrives.',
  ],
  [
    'whose form posts to somebody else',
    replace('/contact/', '/api/contact', 'https://forms.test/f/1'),
    'The contact form posts to https://forms.test/f/1, but content/site.yaml says function (/api/contact).',
  ],
];

test.each(BROKEN)('a deployment %s is reported, and nothing else', async (_name, changes, what) => {
  const findings = await found(changes);
  expect(findings[0]).toEqual(typeof what === 'string' ? what : expect.stringMatching(what));
  // Soft 404s are seen at the unknown article too.
  expect(findings.slice(1).filter((other) => !other.includes('no-such-article'))).toEqual([]);
});

test.each([
  ['2026-03-31T13:00:00Z', undefined, []],
  ['2026-03-31T11:00:00Z', undefined, ['The TLS certificate expires in 20 days, on 2026-03-31.']],
  [
    '2026-03-10T11:00:00Z',
    'CERT_HAS_EXPIRED',
    ['The TLS certificate expired on 2026-03-10; no browser opens the site.'],
  ],
  [
    '2026-12-01T00:00:00Z',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    ['Browsers refuse the TLS certificate (ERR_TLS_CERT_ALTNAME_INVALID).'],
  ],
])('a certificate that is valid to %s, refused for %s, is reported', async (validTo, refusal, expected) => {
  expect(await found({}, { certificate: async () => ({ validTo: new Date(validTo), refusal }) })).toEqual(expected);
});

test('GitHub Pages is not blamed for the headers that nobody can set there', async () => {
  const bare = { Server: 'GitHub.com', 'Content-Security-Policy': undefined, 'Strict-Transport-Security': undefined };
  expect(await found({ ...change('/', bare), ...change(SCRIPT, { 'Cache-Control': 'max-age=600' }) })).toEqual([]);
});

test('an address that leads on, fails or does not answer is reported, without the findings that follow from it', async () => {
  expect(await found({ '/': { status: 301, headers: { Location: 'https://site.test/' } } })).toEqual([
    'https://www.site.test/ leads on to https://site.test/.',
  ]);
  expect(await found({ '/': { status: 500 } })).toEqual(['https://www.site.test/ answers 500.']);
  const closed = createAsk();
  expect(await found({}, { ask: () => closed('http://127.0.0.1:1/') })).toEqual([
    expect.stringMatching(/^The site did not answer: \/: .+\.$/),
  ]);
});

test('a form that sends nothing is reported', async () => {
  expect(await found({}, { expected: { ...EXPECTED, contact: undefined } })).toEqual([
    expect.stringMatching(/^The contact form is simulated/),
  ]);
});

test('on request a message is sent that says what it is, as the page would send it', async () => {
  expect(await found({}, { sendsMessage: true })).toEqual([]);
  const [post] = server?.seen.filter(({ method }) => method === 'POST') ?? [];
  expect(post?.headers.origin).toBe(SITE);
  expect(post?.fields).toMatchObject({
    'form-name': 'contact',
    email: EXPECTED.email,
    message: expect.stringMatching(/^This is a test .* 2026-03-10T12:00:00\.000Z/),
  });
});

test('no more is asked for than the bounds allow', async () => {
  server = await startServer((_request, response) => response.end());
  const ask = createAsk({ mostRequests: 2, timeoutMs: 5_000 });
  await ask(server.address);
  await ask(server.address);
  await expect(ask(server.address)).rejects.toThrow('2 requests are enough');
  expect(server.seen).toHaveLength(2);
});

test('a server that never answers is left after the given time', async () => {
  server = await startServer(() => undefined);
  await expect(createAsk({ mostRequests: 1, timeoutMs: 50 })(server.address)).rejects.toThrow('no answer in time');
});

test('the content says which article must be live: the newest until yesterday', async () => {
  const files = await new ContentReader(diskSource('__tests__/fixtures/content')).read();
  const { siteUrl, newest, contact } = expectedSite(files, '2026-11-23');
  expect(siteUrl).toMatch(/^https:/);
  expect(contact).toBeUndefined();
  const date = newest?.date ?? '';
  expect(files.posts.filter(({ frontMatter }) => (frontMatter?.date ?? '') > date)).toEqual([]);
  expect(expectedSite(files, date).newest).not.toEqual(newest);
});
