import path from 'node:path';

/** Header values by name. */
type Headers = Readonly<Record<string, string>>;

/** A folder hidden from search engines. Its pages bring their own policy, which stays as is. */
export interface UnlistedFolder {
  /** Its path, with a slash at both ends. */
  readonly folder: string;
  /** Headers that override the site's. */
  readonly headers: Headers;
}

/** Browser features the site doesn't use; each is one that browsers support, as they report unknown names. */
const UNUSED_FEATURES = `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking`.split(
  /\s+/,
);

/** Headers for every file. The policy itself is in each page, except for `frame-ancestors`, which only a header can set. */
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
 * For files that a browser may show as a document, such as an SVG or a feed: a script that an attacker smuggles into one
 * must not run at the site's origin. Pictures keep their inline styles.
 */
export const FILE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The same for recordings: the player that a browser shows loads the file itself, which it could not in a sandbox, since that
 * is no origin of the site.
 */
const MEDIA_POLICY = FILE_POLICY.replace('img-src', "media-src 'self'; img-src").replace('; sandbox', '');

const MEDIA_EXTENSIONS = '.aac .flac .m4a .m4v .mov .mp3 .mp4 .oga .ogg .ogv .opus .wav .webm'.split(' ');

/**
 * Files without that policy: pages carry their own, workers get their script's, and it would break the viewer in which
 * browsers show a PDF.
 */
const PAGE_EXTENSIONS = ['.html', '.js', '.mjs', '.pdf'];

/** `Cache-Control` for files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file that webpack names by content hash: 20 hexadecimal digits before the extension. */
export const HASHED_SCRIPT = /^\/[^/]+-[0-9a-f]{20}\.(js|css)$/;

/** Lets other sites show a file: feed readers the pictures of articles, and previews the cards. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Media types of feeds (the RSS Advisory Board, JSON Feed 1.1). */
const FEED_TYPES: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

/** Media types of files by extension, where servers know none: calendar files (RFC 5545, section 8.1). */
const TYPES: Readonly<Record<string, Headers>> = { '.ics': { 'Content-Type': 'text/calendar; charset=utf-8' } };

/** Headers for the files matching a path in `_headers` syntax: `*` is any text, `:folder` one folder. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** What the headers depend on, apart from the files. */
export interface HeaderOptions {
  readonly hashedFolders: readonly string[];
  readonly unlisted?: readonly UnlistedFolder[] | undefined;
  /** Further files that other sites may show, as paths in `_headers` syntax. */
  readonly shared?: readonly string[];
}

/**
 * The headers of a built site. If two rules set the same header for a file, the later one wins. The first rule covers all
 * files; hosts send `max-age=0, must-revalidate` for files without a `Cache-Control`.
 * @param files the files of `public`, relative to it
 */
export function headerRules(files: readonly string[], options: HeaderOptions): HeaderRule[] {
  const { hashedFolders, unlisted = [], shared = [] } = options;
  const addresses = files.map((file) => `/${file}`);
  const extensions = new Set(addresses.map((address) => path.posix.extname(address)));
  // One rule for same-named files in sibling folders, such as the feeds of all categories.
  const feeds = new Set(
    addresses
      .filter((address) => path.posix.basename(address) in FEED_TYPES)
      .map((address) => address.replace(/\/[^/]+(\/[^/]+)$/, '/:folder$1')),
  );
  const keep = (file: string): HeaderRule => ({ path: file, headers: { 'Cache-Control': IMMUTABLE } });
  return [
    { path: '/*', headers: SECURITY_HEADERS },
    ...unlisted.map(({ folder, headers }) => ({
      path: `${folder}*`,
      headers: { 'X-Robots-Tag': 'noindex', ...headers },
    })),
    ...[...extensions]
      .filter((extension) => extension !== '' && !PAGE_EXTENSIONS.includes(extension))
      .sort()
      .map((extension) => {
        const policy = MEDIA_EXTENSIONS.includes(extension.toLowerCase()) ? MEDIA_POLICY : FILE_POLICY;
        return { path: `/*${extension}`, headers: { 'Content-Security-Policy': policy, ...TYPES[extension] } };
      }),
    ...hashedFolders.map((folder) => ({ path: `${folder}*`, headers: { 'Cache-Control': IMMUTABLE, ...SHARED } })),
    ...shared.map((path) => ({ path, headers: SHARED })),
    ...[...feeds].map((file) => ({
      path: file,
      // Readers that run in a page fetch feeds from there.
      headers: { 'Content-Type': FEED_TYPES[path.posix.basename(file)] ?? '', 'Access-Control-Allow-Origin': '*' },
    })),
    // Last, because Cloudflare reads only a hundred rules; a script without its rule costs a request and breaks nothing.
    ...addresses.filter((file) => HASHED_SCRIPT.test(file)).map(keep),
  ];
}

/** Cloudflare ignores further rules in `_headers`. */
const MOST_RULES = 100;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare joins the values of two rules unless a line with an
 * exclamation mark removes the first; Netlify skips that line because it has no colon.
 * @param rules the first covers all files
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
