import { textsIn } from '../../src/content/check/written-values';
import {
  ARTICLE_INDEX,
  ARTICLE_WORDS,
  absoluteUrl,
  feedPath,
  SECURITY_TXT,
  SITEMAP,
  SITEMAP_INDEX,
  WEB_MANIFEST,
} from '../../src/routes';
import { member } from '../../src/utils/is-record';
import { isPage, parsedJson } from './ask';
import { type Finding, findingIf, type LiveSite } from './live-site';

const AGAIN = 'Build with `npm run build` and publish all of `public/` again.';
/** Pages of the sitemap that are opened, spread over it. */
const PAGES_TRIED = 5;

/** A file's text; what is wrong where it is missing or is a page. */
async function fileOf({ get }: LiveSite, path: string): Promise<{ text: string } | { findings: Finding[] }> {
  const answer = await get(path);
  if (answer.status === 200 && !isPage(answer)) return answer;
  const what = answer.status === 200 ? `${path} is an HTML page.` : `${path} answers ${answer.status}.`;
  return { findings: [{ what, advice: AGAIN }] };
}

/** A JSON file must be readable, and have a list of this name; one of articles is empty only where there are none. */
async function jsonFindings(site: LiveSite, path: string, list: string): Promise<Finding[]> {
  const file = await fileOf(site, path);
  if ('findings' in file) return file.findings;
  const entries = member(parsedJson(file), list);
  const isEmpty = Array.isArray(entries) && entries.length === 0 && site.expected.newest !== undefined;
  return findingIf(!Array.isArray(entries) || isEmpty, `${path} cannot be read or is empty.`, AGAIN);
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.trim());

/** So many entries, evenly spread, the first and the last among them. */
function spread<Entry>(entries: readonly Entry[], count: number): Entry[] {
  const step = Math.max((entries.length - 1) / (count - 1), 1);
  return entries.filter((_entry, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/** The addresses in a sitemap as paths; what is wrong where one is of another site. */
function ownPaths(urls: readonly string[], siteUrl: string, file: string): { paths: string[]; findings: Finding[] } {
  const own = `${new URL(siteUrl).origin}/`;
  const foreign = urls.find((url) => !url.startsWith(own));
  const findings = findingIf(
    foreign !== undefined,
    `${file} lists ${foreign}, which is not at ${siteUrl}.`,
    'The site was built with another `siteUrl` than content/site.yaml has now. Correct it there, build and publish again.',
  );
  return { paths: urls.filter((url) => url.startsWith(own)).map((url) => new URL(url).pathname), findings };
}

async function sitemapFindings(site: LiveSite): Promise<Finding[]> {
  const { get, expected } = site;
  const index = await fileOf(site, SITEMAP_INDEX);
  if ('findings' in index) return index.findings;
  const parts = ownPaths(locations(index.text), expected.siteUrl, SITEMAP_INDEX);
  const [part] = parts.paths;
  if (part === undefined)
    return parts.findings.length > 0 ? parts.findings : [{ what: `${SITEMAP_INDEX} names no sitemap.`, advice: AGAIN }];
  const file = await fileOf(site, part);
  const copy = await fileOf(site, SITEMAP);
  if ('findings' in file) return file.findings;
  const pages = ownPaths(locations(file.text), expected.siteUrl, part);
  const tried = await Promise.all(spread(pages.paths, PAGES_TRIED).map((path) => get(path)));
  return [
    ...parts.findings,
    ...('findings' in copy ? copy.findings : []),
    ...pages.findings,
    ...findingIf(locations(file.text).length === 0, `${part} lists no page.`, AGAIN),
    ...tried.flatMap(({ status, url }) =>
      findingIf(status !== 200, `${new URL(url).pathname} is in the sitemap and answers ${status}.`, AGAIN),
    ),
  ];
}

async function rssFindings(site: LiveSite): Promise<Finding[]> {
  const file = await fileOf(site, feedPath('rss'));
  if ('findings' in file) return file.findings;
  return findingIf(!/<rss[\s>]/.test(file.text), `${feedPath('rss')} is no feed.`, AGAIN);
}

/** The build is old where the newest article of the content is not in the feed, which begins with the newest. */
async function freshnessFindings({ get, expected }: LiveSite): Promise<Finding[]> {
  const { newest, siteUrl } = expected;
  if (!newest) return [];
  const items = member(parsedJson(await get(feedPath('json'))), 'items');
  // `jsonFindings` says so.
  if (!Array.isArray(items)) return [];
  const urls = textsIn(items.map((item) => member(item, 'url')));
  return findingIf(
    !urls.includes(absoluteUrl(siteUrl, newest.path)),
    `The build is old: ${newest.path} of ${newest.date} is not in the feed.`,
    "Look at the host's list of deploys for one that failed, and let `.github/workflows/nightly.yml` build every night (docs/deploying.md).",
  );
}

async function securityTxtFindings(site: LiveSite): Promise<Finding[]> {
  const file = await fileOf(site, SECURITY_TXT);
  if ('findings' in file) return file.findings;
  const expires = /^Expires: *(\S+)/im.exec(file.text)?.[1] ?? '';
  const advice = 'Write a later day as `security.expires` in content/site.yaml, build and publish again.';
  if (!/^Contact: *\S/im.test(file.text) || Number.isNaN(Date.parse(expires)))
    return [{ what: `${SECURITY_TXT} has no contact or no day on which it expires.`, advice: AGAIN }];
  return findingIf(
    Date.parse(expires) < site.now.getTime(),
    `${SECURITY_TXT} expired on ${expires.slice(0, 10)}.`,
    advice,
  );
}

async function manifestFindings(site: LiveSite): Promise<Finding[]> {
  const wrong = await jsonFindings(site, WEB_MANIFEST, 'icons');
  if (wrong.length > 0) return wrong;
  const icons = member(parsedJson(await site.get(WEB_MANIFEST)), 'icons');
  const [path] = Array.isArray(icons) ? textsIn(icons.map((icon) => member(icon, 'src'))) : [];
  if (path === undefined) return [{ what: `${WEB_MANIFEST} names no icon.`, advice: AGAIN }];
  const { status, headers } = await site.get(path);
  const isPicture = /^image\//.test(headers.get('content-type') ?? '');
  return findingIf(status !== 200 || !isPicture, `The icon ${path} answers ${status} and no picture.`, AGAIN);
}

/** What the build has published beside its pages. */
export const PUBLICATION_CHECKS = [
  sitemapFindings,
  rssFindings,
  (site: LiveSite) => jsonFindings(site, feedPath('json'), 'items'),
  freshnessFindings,
  (site: LiveSite) => jsonFindings(site, ARTICLE_INDEX, 'articles'),
  (site: LiveSite) => jsonFindings(site, ARTICLE_WORDS, 'articles'),
  securityTxtFindings,
  manifestFindings,
];
