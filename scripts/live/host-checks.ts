import { parse } from 'node-html-parser';
import {
  FILE_POLICY,
  hashSource,
  IMMUTABLE,
  inlineBlocks,
  isHashed,
} from '../../plugins/gatsby-plugin-static-host/index';
import { hostOptions } from '../../src/gatsby/host-options';
import { BLOG, feedPath, postPath } from '../../src/routes';
import { type Answer, isPage } from './ask';
import { type Finding, findingIf, type LiveSite } from './live-site';

const POLICY = 'Content-Security-Policy';
const HEADERS_ADVICE =
  'The host does not use the rules of the build: `public/_headers` on Netlify and Cloudflare Pages, `deploy/` on your own server. Publish them with the site and reload the server (docs/deploying.md).';
/** Nobody will ever write articles with these names. */
const UNKNOWN = ['/check-live-no-such-page/', postPath('check-live-no-such-article')];
const MOVED: readonly number[] = [301, 308];

/** GitHub Pages has no way to set headers, which docs/deploying/github-pages.md says. */
const setsNoHeaders = ({ headers }: Answer): boolean => headers.get('server') === 'GitHub.com';

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

function headerFinding({ headers, url }: Answer, name: string, wanted: string): Finding[] {
  const found = headers.get(name);
  const path = new URL(url).pathname;
  const what =
    found === null
      ? `${path} comes without the header ${name}.`
      : `The header ${name} of ${path} is “${shortened(found)}”, not “${shortened(wanted)}”.`;
  return findingIf(found !== wanted, what, HEADERS_ADVICE);
}

/** The headers of the home page, and of a file that is no page. */
async function headerFindings({ home, get, isSecure, expected }: LiveSite): Promise<Finding[]> {
  if (setsNoHeaders(home)) return [];
  const wanted = Object.entries(expected.headers).filter(([name]) => isSecure || name !== 'Strict-Transport-Security');
  const feed = await get(feedPath('rss'));
  return [
    ...wanted.flatMap(([name, value]) => headerFinding(home, name, value)),
    // A page in place of the feed is a finding of its own.
    ...(feed.status === 200 && !isPage(feed) ? headerFinding(feed, POLICY, FILE_POLICY) : []),
  ];
}

/** The policy in the page: a host or a CDN that puts a script of its own into pages makes one that the policy blocks. */
function pagePolicyFindings({ home }: LiveSite): Finding[] {
  const policy = parse(home.text).querySelector(`meta[http-equiv="${POLICY}"]`)?.getAttribute('content');
  if (policy === undefined)
    return [
      {
        what: 'The home page has no content security policy in it.',
        advice: 'It was not built with `npm run build`, or something between the build and the visitor removes it.',
      },
    ];
  const blocked = inlineBlocks(home.text).filter(({ text }) => !policy.includes(hashSource(text)));
  return blocked.map(({ kind, text }) => ({
    what: `The home page has a ${kind} that its policy blocks: “${shortened(text.trim())}”.`,
    advice:
      'Something between the build and the visitor changes pages. Turn off what the host or the CDN adds or rewrites (analytics, minifying, hiding of e-mail addresses).',
  }));
}

async function redirectFindings({ get }: LiveSite): Promise<Finding[]> {
  const slashless = BLOG.slice(0, -1);
  const { status, headers, url } = await get(slashless);
  const target = new URL(headers.get('location') ?? url, url);
  const advice = "Use the host's rules of the build (docs/deploying.md); on Netlify, leave Pretty URLs on.";
  return findingIf(
    !MOVED.includes(status) || target.pathname !== BLOG,
    `${slashless} answers ${status}${headers.has('location') ? ` and leads to ${headers.get('location')}` : ''} instead of leading to ${BLOG} for good (301).`,
    advice,
  );
}

async function unknownFindings({ get }: LiveSite): Promise<Finding[]> {
  const answers = await Promise.all(UNKNOWN.map((path) => get(path)));
  return answers.flatMap(({ status, url }) =>
    findingIf(
      status !== 404,
      `${new URL(url).pathname}, which does not exist, answers ${status} instead of 404; search engines will list pages that are not there.`,
      'Take out the rule that sends every address to one page (“single page app”), and use those of the build (docs/deploying.md).',
    ),
  );
}

async function plainHttpFindings({ origin, isSecure, ask }: LiveSite): Promise<Finding[]> {
  const { hostname, port } = new URL(origin);
  // With an unusual port, the port of plain HTTP is unknown.
  if (!isSecure || port !== '') return [];
  const { status, headers, url } = await ask(`http://${hostname}/`);
  const target = new URL(headers.get('location') ?? url, url);
  return findingIf(
    !MOVED.includes(status) || target.protocol !== 'https:',
    `http://${hostname}/ answers ${status} and does not lead to https.`,
    'Turn on “Force HTTPS” at the host; on a server see the redirect in docs/deploying/server.md.',
  );
}

function compressionFinding({ headers, url }: Answer): Finding[] {
  return findingIf(
    !/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''),
    `${new URL(url).pathname} is sent uncompressed, three to five times as large as it need be.`,
    'Publish the `.br` and `.gz` files too, and see that the server uses them (docs/deploying/server.md).',
  );
}

/** The first script of the home page whose name changes with its content. */
function hashedScript({ text }: Answer): string | undefined {
  const addresses = [...text.matchAll(/"(\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  return addresses.find((address) => isHashed(address.slice(1), hostOptions.hashedFolders));
}

async function fileFindings({ home, get }: LiveSite): Promise<Finding[]> {
  const path = hashedScript(home);
  if (path === undefined)
    return [
      { what: 'The home page loads no script of the build.', advice: 'Build with `npm run build`, publish again.' },
    ];
  const script = await get(path);
  if (script.status !== 200)
    return [
      {
        what: `${path}, which the home page loads, answers ${script.status}.`,
        advice: 'Only part of the site has arrived; publish all of `public/` again.',
      },
    ];
  return [
    ...compressionFinding(home),
    ...compressionFinding(script),
    ...(setsNoHeaders(home) ? [] : headerFinding(script, 'Cache-Control', IMMUTABLE)),
  ];
}

/** What the host makes of the built site: headers, redirects, missing pages, compression and caching. */
export const HOST_CHECKS = [
  headerFindings,
  pagePolicyFindings,
  plainHttpFindings,
  redirectFindings,
  unknownFindings,
  fileFindings,
];
