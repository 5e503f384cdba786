// Guards the check of a published site.
import { FILE_POLICY, IMMUTABLE, SECURITY_HEADERS } from '../../plugins/gatsby-plugin-static-host/headers';
import { hashSource } from '../../plugins/gatsby-plugin-static-host/policy/inline-blocks';
import { checkLive, type LiveSettings } from '../../scripts/check-live';

interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Site = Readonly<Record<string, Served>>;

const SCRIPT = '/app-0123456789abcdef0123.js';
const CODE = 'document.title = "Home"';
const PAGE = `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://plausible.io; script-src ${hashSource(CODE)}"/><script>${CODE}</script></head><body><script src="${SCRIPT}"></script></body></html>`;

const ORIGIN = 'http://localhost:9000';

/** A published site without problems; `*` stands for all other paths. */
const SOUND: Site = {
  '/': { headers: SECURITY_HEADERS, body: PAGE },
  '/blog': { status: 301, headers: { Location: '/blog/' } },
  '/rss.xml': { headers: { 'Content-Security-Policy': FILE_POLICY } },
  '/sitemap-index.xml': { body: `<loc>${ORIGIN}/sitemap-0.xml</loc>` },
  [SCRIPT]: { headers: { 'Cache-Control': IMMUTABLE, 'Content-Encoding': 'identity' } },
  '*': { status: 404 },
};

/** The findings on a sound site with these changes. */
function findings(changes: Site, settings?: LiveSettings): Promise<string[]> {
  const site = { ...SOUND, ...changes };
  globalThis.fetch = async (address) => {
    const { url } = new Request(address);
    const { status = 200, headers, body } = site[new URL(url).pathname] ?? site['*'] ?? {};
    return Object.defineProperty(new Response(body ?? '', { status, headers }), 'url', { value: url });
  };
  return checkLive(ORIGIN, settings);
}

test('a site published as built has no findings', async () => {
  await expect(findings({})).resolves.toEqual([]);
});

test('missing headers are reported, unless the host cannot send any', async () => {
  const bare = { '/': { body: PAGE }, '/rss.xml': {}, [SCRIPT]: { headers: { 'Content-Encoding': 'identity' } } };
  const found = (await findings(bare)).join('\n');
  for (const name of Object.keys(SECURITY_HEADERS)) expect(found).toContain(name);
  expect(found).toContain('kept for a year');
  await expect(findings({ ...bare, '/': { body: PAGE, headers: { Server: 'GitHub.com' } } })).resolves.toEqual([]);
});

const forms = (provider: 'netlify' | 'simulated'): LiveSettings['forms'] => ({
  contact: { provider },
  newsletter: { provider: 'simulated' },
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['any server that thanks for every POST', {}, 1],
  ['Netlify', { Server: 'Netlify' }, 0],
  ['a proxy in front of Netlify', { Server: 'cloudflare', 'X-Nf-Request-Id': '01AB' }, 0],
])('a form of Netlify is judged on %s', async (_server, headers, count) => {
  const site = { '/': { body: PAGE, headers: { ...SECURITY_HEADERS, ...headers } } };
  const found = await findings(site, { forms: forms('netlify') });
  expect(found).toEqual(Array(count).fill(expect.stringContaining('nobody receives the contact form')));
});

test('a policy that keeps statistics from their server is reported', async () => {
  const counting = (server: string): LiveSettings => ({ forms: forms('simulated'), statistics: { server } });
  await expect(findings({}, counting('https://plausible.io'))).resolves.toEqual([]);
  const blocked = expect.stringContaining('does not allow https://plausible.io.evil');
  await expect(findings({}, counting('https://plausible.io.evil'))).resolves.toEqual([blocked]);
});

const home = (from: string, to: string): Site => ({ '/': { headers: SECURITY_HEADERS, body: PAGE.replace(from, to) } });

test.each<[string, Site]>([
  ['blocks a script, "spy()"', home('<body>', '<script>spy()</script>')],
  ['no policy', home('http-equiv', 'name')],
  ['/blog does not lead', { '/blog': {} }],
  ['instead of 404', { '*': {} }],
  [`${SCRIPT} answers 404`, { [SCRIPT]: { status: 404 } }],
  ['`siteUrl`', { '/sitemap-index.xml': { body: '<loc>https://www.example.com/sitemap-0.xml</loc>' } }],
])('a fault is reported: %s', async (message, changed) => {
  await expect(findings(changed)).resolves.toContainEqual(expect.stringContaining(message));
});
