import path from 'node:path';
import { isHashed } from '../files/hashed-files';
import type { Endpoint, Redirect, StaticHostOptions, UnlistedFolder } from '../index';
import { FILE_POLICY, IMMUTABLE, type Reports, SECURITY_HEADERS, securityHeaders } from './sent-headers';

/** What every host must do with the built site; each host's file is written from it. */
export interface HostRules {
  /** Sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Content-Security-Policy` of files that are no pages, in place of the one above: no script runs in them. */
  readonly filePolicy: string;
  /** Extensions of files that keep the policy above. */
  readonly pageExtensions: readonly string[];
  /** All other extensions that the built site has. */
  readonly fileExtensions: readonly string[];
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
  /** Addresses that are passed on to another server, which sets their `Cache-Control`. */
  readonly endpoints: readonly Endpoint[];
  /** The page that answers, with status 404, for everything that is not there. */
  readonly notFound: string;
  /** The address that Gatsby gives the same page as it does to others; it is hidden. */
  readonly notFoundPage: string;
}

/**
 * A page has its policy in itself, a worker gets that of its script, and browsers show a PDF in a page of their own, which
 * the other policy would break.
 */
const PAGE_EXTENSIONS = ['html', 'js', 'mjs', 'pdf'];

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

function fileExtensions(files: readonly string[]): string[] {
  const all = new Set(files.map((file) => path.extname(file).slice(1)));
  return [...all].filter((name) => name !== '' && !['br', 'gz', ...PAGE_EXTENSIONS].includes(name)).sort();
}

/** What the rules depend on besides the files. */
export type RuleOptions = Pick<StaticHostOptions, 'hashedFolders' | 'notFound'> & {
  readonly unlisted?: readonly UnlistedFolder[];
  readonly endpoints?: readonly Endpoint[];
  readonly reports?: Reports | undefined;
};

/**
 * The rules for one built site.
 * @param files the built files, relative to the folder that is served
 * @param redirects moved pages; see `checkedRedirects`
 */
export function hostRules(
  files: readonly string[],
  redirects: readonly Redirect[],
  { hashedFolders, notFound, unlisted = [], endpoints = [], reports }: RuleOptions,
): HostRules {
  return {
    headers: reports ? securityHeaders(reports) : SECURITY_HEADERS,
    filePolicy: FILE_POLICY,
    pageExtensions: PAGE_EXTENSIONS,
    fileExtensions: fileExtensions(files),
    revalidate: 'public, max-age=0, must-revalidate',
    immutable: IMMUTABLE,
    hashedFolders,
    hashedFiles: files.filter((file) => isHashed(file, [])).map((file) => `/${file}`),
    contentTypes: CONTENT_TYPES,
    fileTypes: feedTypes(files),
    folders: unlisted.map(({ folder, headers }) => ({ folder, headers: { 'X-Robots-Tag': 'noindex', ...headers } })),
    redirects,
    endpoints,
    notFound,
    notFoundPage: notFound.replace(/\.html$/, '/'),
  };
}
