import path from 'node:path';
import { type Policy, policyText } from './policy/policy-text';

/** Values by the names of headers. */
type Headers = Readonly<Record<string, string>>;

/** Where browsers report what the site's policies have blocked. */
interface Reports {
  /** An https address that takes reports (https://www.w3.org/TR/reporting-1/). */
  readonly endpoint: string;
  /** The policy that all pages share. */
  readonly policy: Policy;
}

/** A folder that search engines must not list. Its pages bring their own policy, to which nothing is added. */
export interface UnlistedFolder {
  /** Its address, with a slash at both ends. */
  readonly folder: string;
  /** Headers that are sent there in place of those of the same names. */
  readonly headers: Headers;
}

/** Browser features that the site does not use; browsers report names that they do not know. */
const UNUSED_FEATURES = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(
  /\s+/,
);

/** The headers of every file. The policy itself is in each page; a page cannot say who may frame it, so that part is a header. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/**
 * For what a browser may show as a document without being a page, such as an SVG picture or a feed: an attacker who gets a
 * script into one must not get it run at the site's address. Pictures keep the styles that are written into them.
 */
export const FILE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Files without that policy: a page has its own in itself, a worker gets that of its script, and browsers show a PDF in a
 * page of their own, which the policy would break.
 */
const PAGE_EXTENSIONS = ['.html', '.js', '.mjs', '.pdf'];

/** `Cache-Control` of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The address of a file that webpack has named by its content: 20 hexadecimal digits before the extension. */
const HASHED_SCRIPT = /^\/[^/]+-[0-9a-f]{20}\.(js|css)$/;

/** Feeds have types of their own (the RSS Advisory Board, JSON Feed 1.1). */
const FEED_TYPES: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** Directives that differ from page to page, or that would fall back on those: a policy for all pages cannot have them. */
const OF_EACH_PAGE = ['default-src', 'script-src', 'style-src'];

/**
 * The headers of every file of a site that has browsers report what is blocked. Browsers send no reports of a policy in a
 * page: the shared part of it is sent once more, only to report.
 */
function reportingHeaders({ endpoint, policy }: Reports): Headers {
  const shared = Object.fromEntries(Object.entries(policy).filter(([directive]) => !OF_EACH_PAGE.includes(directive)));
  return {
    ...SECURITY_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin; report-to="default"',
    'Cross-Origin-Embedder-Policy': 'require-corp; report-to="default"',
    'Content-Security-Policy-Report-Only': policyText({ ...shared, 'report-to': ['default'] }),
    'Reporting-Endpoints': `default="${endpoint}"`,
  };
}

/** The headers of the files that a path matches, as `_headers` writes it: `*` is any text, `:folder` one folder. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** What the headers depend on besides the files. */
export interface HeaderOptions {
  readonly hashedFolders: readonly string[];
  readonly unlisted?: readonly UnlistedFolder[];
  readonly reports?: Reports | undefined;
}

/**
 * The headers of a built site. Of two rules that set the same header for a file, the later one counts. The first is for
 * all files; what no rule gives a `Cache-Control` has to be asked for again each time (`max-age=0, must-revalidate`).
 * @param files the files of `public`, relative to it
 */
export function headerRules(
  files: readonly string[],
  { hashedFolders, unlisted = [], reports }: HeaderOptions,
): HeaderRule[] {
  const addresses = files.map((file) => `/${file}`);
  const extensions = new Set(addresses.map((address) => path.posix.extname(address)));
  // One rule for the files of the same name in neighbouring folders, such as the feeds of all categories.
  const feeds = new Set(
    addresses
      .filter((address) => path.posix.basename(address) in FEED_TYPES)
      .map((address) => address.replace(/\/[^/]+(\/[^/]+)$/, '/:folder$1')),
  );
  const keep = (file: string): HeaderRule => ({ path: file, headers: { 'Cache-Control': IMMUTABLE } });
  return [
    { path: '/*', headers: reports ? reportingHeaders(reports) : SECURITY_HEADERS },
    ...unlisted.map(({ folder, headers }) => ({
      path: `${folder}*`,
      headers: { 'X-Robots-Tag': 'noindex', ...headers },
    })),
    ...[...extensions]
      .filter((extension) => extension !== '' && !PAGE_EXTENSIONS.includes(extension))
      .sort()
      .map((extension) => ({ path: `/*${extension}`, headers: { 'Content-Security-Policy': FILE_POLICY } })),
    ...hashedFolders.map((folder) => keep(`${folder}*`)),
    ...[...feeds].map((file) => ({
      path: file,
      headers: { 'Content-Type': FEED_TYPES[path.posix.basename(file)] ?? '' },
    })),
    // Last, since Cloudflare reads a hundred rules: a script without its rule costs a request and breaks nothing.
    ...addresses.filter((file) => HASHED_SCRIPT.test(file)).map(keep),
  ];
}

/** Cloudflare reads no more rules than this from `_headers`. */
const MOST_RULES = 100;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare joins the values of two rules unless the former is taken
 * away by a line with an exclamation mark, which Netlify passes over, since it has no colon.
 * @param rules the first is for all files
 */
export function headersFile([all, ...others]: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule, before: Headers = {}): string =>
    [
      path,
      ...Object.keys(headers).flatMap((name) => (name in before ? [`  ! ${name}`] : [])),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const blocks = all ? [block(all), ...others.map((rule) => block(rule, all.headers))] : [];
  return `${blocks.slice(0, MOST_RULES).join('\n\n')}\n`;
}
