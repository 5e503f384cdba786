import {
  FILE_POLICY,
  hashSource,
  IMMUTABLE,
  inlineBlocks,
  SECURITY_HEADERS,
} from '../plugins/gatsby-plugin-static-host/index';
import type { Entries } from '../src/content/model/collections';
import { BLOG, feedPath, SITEMAP_INDEX } from '../src/routes';
import { errorText } from '../src/utils/error-text';

const HEADERS_ADVICE =
  'Netlify and Cloudflare Pages read `public/_headers`; any other server has to be told (docs/deploying/any-server.md).';

const UNKNOWN = '/no-such-page-for-check-live/';
const isMoved = (status: number): boolean => status === 301 || status === 308;

/** The settings that have to agree with the server. */
export type LiveSettings = Pick<Entries['SiteSettings'], 'forms'> & {
  readonly statistics?: { readonly server: string } | undefined;
};

/** Forms that wait for Netlify on another server, which may answer any POST with a page that visitors take for the thanks. */
function lostForms({ headers }: Response, settings: LiveSettings | undefined): string[] {
  if (headers.has('x-nf-request-id') || headers.get('server') === 'Netlify') return [];
  const lost = Object.entries(settings?.forms ?? {}).filter(([, { provider }]) => provider === 'netlify');
  return lost.map(
    ([form]) =>
      `This server is not Netlify's, so nobody receives the ${form} form, although visitors may be thanked. Choose another \`provider\` in content/site.yaml (docs/forms.md).`,
  );
}

/** Security headers missing from the home page or a feed. */
function missingHeaders(home: Response, feed: Response): string[] {
  // With reporting on, some values go on after the expected text.
  const missing = Object.entries(SECURITY_HEADERS).filter(
    ([name, value]) => !home.headers.get(name)?.startsWith(value),
  );
  const found = missing.map(([name, value]) => `The home page comes without ${name}: ${value.slice(0, 60)}.`);
  if (feed.headers.get('content-security-policy') !== FILE_POLICY)
    found.push('The feed comes without the policy for files that are no pages.');
  return found.map((what) => `${what} ${HEADERS_ADVICE}`);
}

/** Whether a page's policy lets its scripts send requests to an origin. */
const allowsRequests = (policy = '', origin: string): boolean =>
  /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ').includes(origin) ?? false;

/**
 * Faults of the live site at an origin, each with its remedy; empty if there are none.
 * @param origin such as `https://www.example.com`
 * @param settings of the site, if the content has valid ones
 * @throws Error if there is no response
 */
export async function checkLive(origin: string, settings?: LiveSettings): Promise<string[]> {
  const found: string[] = [];
  const expect = (isRight: boolean, wrong: string): void => {
    if (!isRight) found.push(wrong);
  };
  const get = (address: string): Promise<Response> =>
    fetch(new URL(address, origin), { redirect: 'manual', signal: AbortSignal.timeout(10_000) });

  const home = await get('/');
  const html = await home.text();
  if (home.status !== 200)
    return [`${origin}/ answers ${home.status}. Look at the host's list of deploys, and check the address.`];

  const { hostname, protocol, port } = new URL(origin);
  if (protocol === 'https:' && port === '') {
    const plain = await get(`http://${hostname}/`);
    const target = plain.headers.get('location') ?? '';
    expect(isMoved(plain.status) && target.startsWith('https:'), 'http:// does not lead to https://. Force HTTPS.');
  }

  // GitHub Pages cannot send custom headers; see docs/deploying/github-pages.md.
  const sendsHeaders = home.headers.get('server') !== 'GitHub.com';
  const feed = await get(feedPath('rss'));
  expect(feed.status === 200, `${feedPath('rss')} answers ${feed.status}. Publish all of \`public/\` again.`);
  if (sendsHeaders) found.push(...missingHeaders(home, feed));

  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(policy !== undefined, 'The home page has no policy in it. Build with `npm run build`, and publish `public/`.');
  const counting = settings?.statistics?.server;
  if (counting !== undefined)
    expect(
      allowsRequests(policy, new URL(counting).origin),
      `The policy does not allow ${counting}, which \`statistics\` in content/site.yaml names. Build, and publish again.`,
    );
  const blocked = inlineBlocks(html).filter(({ text }) => policy && !policy.includes(hashSource(text)));
  for (const { kind, text } of blocked)
    found.push(`The policy blocks a ${kind}, "${text.trim().slice(0, 60)}". Turn off what the host adds to pages.`);

  found.push(...lostForms(home, settings));

  const slashless = await get(BLOG.slice(0, -1));
  const target = new URL(slashless.headers.get('location') ?? slashless.url, slashless.url).pathname;
  expect(isMoved(slashless.status) && target === BLOG, `${BLOG.slice(0, -1)} does not lead to ${BLOG} (301).`);

  const unknown = await get(UNKNOWN);
  expect(unknown.status === 404, `${UNKNOWN} answers ${unknown.status} instead of 404. Have the host send 404.html.`);

  const script = /"(\/[^"/]+-[0-9a-f]{20}\.js)"/.exec(html)?.[1] ?? '/app.js';
  const { status, headers } = await get(script);
  expect(status === 200, `The script ${script} answers ${status}. Only part of the site is there: publish it again.`);
  const isKept = headers.get('cache-control') === IMMUTABLE;
  expect(isKept || !sendsHeaders, `${script} is not kept for a year. ${HEADERS_ADVICE}`);
  expect(headers.has('content-encoding'), `${script} is sent uncompressed. Turn compression on.`);

  const sitemap = await (await get(SITEMAP_INDEX)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const isOwn = urls.length > 0 && urls.every((url) => url.startsWith(`${origin}/`));
  expect(
    isOwn,
    `${SITEMAP_INDEX} lists ${urls[0] ?? 'nothing'}. Set \`siteUrl\` in content/site.yaml, and build again.`,
  );
  return found;
}

/** The printed report on the site at an origin. */
export async function liveReport(origin: string, settings?: LiveSettings): Promise<string> {
  // Node's fetch puts the reason in `cause`.
  const found = await checkLive(origin, settings).catch(({ cause, message }: Error) => [
    `${origin} does not answer: ${cause === undefined ? message : errorText(cause)}.`,
  ]);
  return found.map((line) => `- ${line}`).join('\n');
}
