import { HASHED_FILE } from '../files/hashed-files';
import { DOUBLE_SLASH, REJECTED_TARGET } from './rejected-requests';
import type { HostRules } from './rules';

const COMPRESSED = 'file_server {\n      precompressed br gzip\n    }';

/** Quotes a value for a Caddyfile. */
const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** A pattern over the request target as it was sent, in Caddy's expression language, where a backslash is doubled. */
const targetMatches = (pattern: string): string =>
  `expression \`{http.request.orig_uri}.matches("${pattern.replaceAll('\\', '\\\\')}")\``;

function movedLines({ redirects }: HostRules): string[] {
  const pairs = redirects.flatMap(({ from, to }) => [`${from} ${to}`, `${from.slice(0, -1)} ${to}`]);
  return [
    'map {path} {site_moved_to} {',
    ...pairs.map((pair) => `  ${pair}`),
    '  default ""',
    '}',
    'map {query} {site_query} {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Caddy's own placeholder
    '  ~^(.+)$ "?${1}"',
    '  default ""',
    '}',
    '@moved expression {site_moved_to} != ""',
    'redir @moved {site_moved_to}{site_query} 301',
  ];
}

function refusalLines({ notFound, notFoundPage }: HostRules): string[] {
  return [
    '@method not method GET HEAD',
    'error @method 405',
    `@rejected ${targetMatches(REJECTED_TARGET)}`,
    'error @rejected 400',
    `@double ${targetMatches(DOUBLE_SLASH)}`,
    'error @double 404',
    `@hidden path *.br *.gz ${notFound} ${notFoundPage}`,
    'error @hidden 404',
  ];
}

function addressLines(): string[] {
  return [
    '@index {',
    '  path_regexp index ^(.*/)index\\.html$',
    '  file {path}',
    '}',
    'redir @index {re.index.1}{site_query} 301',
    '@slashless {',
    '  not path */',
    '  file {path}/index.html',
    '}',
    'redir @slashless {path}/{site_query} 301',
    '@page path */',
    'rewrite @page {path}index.html',
    '@missing not file {path}',
    'error @missing 404',
  ];
}

function headerLines(rules: HostRules): string[] {
  const types = Object.entries(rules.contentTypes).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quote(type)}`,
  ]);
  const files = Object.entries(rules.fileTypes).map(([file, type]) => `header ${file} Content-Type ${quote(type)}`);
  return [
    `@immutable path_regexp ^(${rules.hashedFolders.join('|')})|${HASHED_FILE}`,
    `header @immutable Cache-Control ${quote(rules.immutable)}`,
    '@file {',
    '  path_regexp \\.[^./]+$',
    `  not path ${rules.pageExtensions.map((extension) => `*.${extension}`).join(' ')}`,
    '}',
    `header @file Content-Security-Policy ${quote(rules.filePolicy)}`,
    ...rules.folders.flatMap(({ folder, headers }) =>
      Object.entries(headers).map(([name, value]) => `header ${folder}* ${name} ${quote(value)}`),
    ),
    ...types,
    ...files,
    'header {',
    '  Vary Accept-Encoding',
    '  defer',
    '}',
  ];
}

/**
 * Passes an address on. The visitor's address is added to those that the request brings along: the server behind knows
 * which of them it may believe, and refuses what is too large before it is sent. Connections are not kept: one that the server has just closed would lose a message.
 */
function endpointLines({ endpoints }: HostRules): string[] {
  return endpoints.flatMap(({ path, server }) => [
    `handle ${path} {`,
    `  reverse_proxy ${server} {`,
    '    trusted_proxies 0.0.0.0/0 ::/0',
    '    transport http {',
    '      keepalive off',
    '    }',
    '  }',
    '}',
  ]);
}

/** A snippet named `site`; the owner's site block gives the root and imports it. */
export function caddyfile(rules: HostRules): string {
  const headers = [
    ...Object.entries(rules.headers).map(([name, value]) => `header ${name} ${quote(value)}`),
    'header -Server',
  ];
  const everywhere = [...headers, `header Cache-Control ${quote(rules.revalidate)}`];
  const route = [
    ...headers,
    ...endpointLines(rules),
    `header Cache-Control ${quote(rules.revalidate)}`,
    ...refusalLines(rules),
    ...movedLines(rules),
    ...addressLines(),
    ...headerLines(rules),
    COMPRESSED,
  ];
  const errors = [
    ...everywhere,
    '@not_found expression {http.error.status_code} == 404',
    `header @not_found Content-Type ${quote(rules.contentTypes.html ?? '')}`,
    `rewrite @not_found ${rules.notFound}`,
    `file_server @not_found {\n      precompressed br gzip\n    }`,
    'respond {http.error.status_code}',
  ];
  const body = (name: string, lines: readonly string[]): string =>
    `  ${name} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`;
  return [
    '# Written by gatsby-plugin-static-host at the end of the build; its README says where it goes.',
    `(site) {\n${body('route', route)}  handle_errors {\n  ${body('route', errors)}  }\n}`,
    '',
  ].join('\n');
}
