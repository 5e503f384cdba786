import { isHashed } from '../files/hashed-files';
import type { Redirect, StaticHostOptions, UnlistedFolder } from '../index';

/** What every host must do with the built site; each host's file is written from it. */
export interface HostRules {
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of everything that is not immutable. */
  readonly revalidate: string;
  /** `Cache-Control` of files whose name changes with their content. */
  readonly immutable: string;
  /** The files with such a name: those in these folders, and those of `hashedFiles`. */
  readonly hashedFolders: readonly string[];
  readonly hashedFiles: readonly string[];
  /** `Content-Type` by file name extension. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** `Content-Type` of files whose extension says too little, by path. */
  readonly fileTypes: Readonly<Record<string, string>>;
  /** Headers of all files of a folder, in place of those above; the folder has a slash at both ends. */
  readonly folders: readonly UnlistedFolder[];
  readonly redirects: readonly Redirect[];
  /** The page that answers, with status 404, for everything that is not there. */
  readonly notFound: string;
  /** The address that Gatsby gives the same page as it does to others; it is hidden. */
  readonly notFoundPage: string;
}

/** Powers of the browser that the site has no use for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The policy itself is in each page; a page cannot say who may frame it, so that part is a header. */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** Feeds have types of their own (RFC 4287, the RSS Advisory Board, JSON Feed 1.1). */
const FEED_TYPES: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)(feed|rss)\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/(^|\/)atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/(^|\/)feed\.json$/, 'application/feed+json; charset=utf-8'],
];

function feedTypes(files: readonly string[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const file of files) {
    const type = FEED_TYPES.find(([pattern]) => pattern.test(file))?.[1];
    if (type) types[`/${file}`] = type;
  }
  return types;
}

/** What the rules depend on besides the files. */
export type RuleOptions = Pick<StaticHostOptions, 'hashedFolders' | 'notFound'> & {
  readonly unlisted?: readonly UnlistedFolder[];
};

/**
 * The rules for one built site.
 * @param files the built files, relative to the folder that is served
 * @param redirects moved pages; see `checkedRedirects`
 */
export function hostRules(
  files: readonly string[],
  redirects: readonly Redirect[],
  { hashedFolders, notFound, unlisted = [] }: RuleOptions,
): HostRules {
  return {
    headers: SECURITY_HEADERS,
    revalidate: 'public, max-age=0, must-revalidate',
    immutable: 'public, max-age=31536000, immutable',
    hashedFolders,
    hashedFiles: files.filter((file) => isHashed(file, [])).map((file) => `/${file}`),
    contentTypes: CONTENT_TYPES,
    fileTypes: feedTypes(files),
    folders: unlisted.map(({ folder, headers }) => ({ folder, headers: { 'X-Robots-Tag': 'noindex', ...headers } })),
    redirects,
    notFound,
    notFoundPage: notFound.replace(/\.html$/, '/'),
  };
}
