import { HASHED_FILE } from '../files/hashed-files';
import type { Endpoint } from '../index';
import { DOUBLE_SLASH, REJECTED_TARGET } from './rejected-requests';
import type { HostRules } from './rules';

const NOTE = '# Written by gatsby-plugin-static-host at the end of the build; its README says where it goes.';

/** Quotes a value for nginx, and keeps `$` from naming a variable where it is none. */
const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Every header of a folder, with the variable that holds its value at each address. */
function folderVariables({ folders }: HostRules): Map<string, string> {
  const names = folders.flatMap(({ headers }) => Object.keys(headers));
  return new Map(names.map((name) => [name, `$site_${name.toLowerCase().replaceAll('-', '_')}`]));
}

/** The tables of these values; nginx sends no header that is empty. */
function folderLines(rules: HostRules): string[] {
  return [...folderVariables(rules)].flatMap(([name, variable]) => [
    `map $uri ${variable} {`,
    `  default ${quote(rules.headers[name] ?? '')};`,
    ...rules.folders.flatMap(({ folder, headers }) =>
      headers[name] === undefined ? [] : [`  "~^${folder}" ${quote(headers[name])};`],
    ),
    '}',
  ]);
}

const POLICY = 'Content-Security-Policy';

/** The policy by what is answered: errors have that of pages, whatever was asked for. */
function policyLines(rules: HostRules): string[] {
  const policy = quote(rules.headers[POLICY] ?? '');
  return [
    'map "$status $uri" $site_policy {',
    `  default ${policy};`,
    `  "~^(200|206|304) .*\\.(${rules.pageExtensions.join('|')})$" ${policy};`,
    `  "~^(200|206|304) .*\\.[^./]+$" ${quote(rules.filePolicy)};`,
    '}',
  ];
}

/** The header of each name, sent everywhere, by file, or with what its folder says. */
function addedHeaders(rules: HostRules): string[] {
  const variables = new Map([[POLICY, '$site_policy'], ...folderVariables(rules)]);
  const names = new Set([...Object.keys(rules.headers), ...variables.keys()]);
  return [...names].map(
    (name) => `add_header ${name} ${variables.get(name) ?? quote(rules.headers[name] ?? '')} always;`,
  );
}

/** What belongs in nginx's `http` block: the tables that the server block looks things up in. */
export function nginxHttp(rules: HostRules): string {
  // As patterns: nginx hashes literal keys, and does not start with one of more than 46 characters.
  const moved = rules.redirects.map(({ from, to }) => `  "~^${from.slice(0, -1).replaceAll('.', '\\.')}/?$" ${to};`);
  return [
    NOTE,
    'map $uri $site_cache_control {',
    `  default ${quote(rules.revalidate)};`,
    ...rules.hashedFolders.map((folder) => `  "~^${folder}" ${quote(rules.immutable)};`),
    `  "~${HASHED_FILE}" ${quote(rules.immutable)};`,
    ...rules.endpoints.map(({ path }) => `  ${path} "";`),
    '}',
    'map "$request_method $uri" $site_refused {',
    '  default 1;',
    '  "~^(GET|HEAD) " 0;',
    ...rules.endpoints.map(({ path }) => `  "~ ${path}$" 0;`),
    '}',
    'map $uri $site_moved_to {',
    '  default "";',
    ...moved,
    '}',
    ...policyLines(rules),
    ...folderLines(rules),
    '',
  ].join('\n');
}

function typeLines(rules: HostRules): string[] {
  const types = Object.entries(rules.contentTypes).map(([extension, type]) => `  ${quote(type)} ${extension};`);
  return ['types {', ...types, '}', 'default_type application/octet-stream;', 'charset off;'];
}

function fileTypeLines(rules: HostRules): string[] {
  return Object.entries(rules.fileTypes).map(
    ([file, type]) => `location = ${file} { types { } default_type ${quote(type)}; }`,
  );
}

/**
 * Passes an address on. The visitor's address is added to those that the request brings along: the server behind knows
 * which of them it may believe.
 */
function endpointLines({ path, server, mostBytes }: Endpoint): string[] {
  return [
    `location = ${path} {`,
    `  client_max_body_size ${mostBytes};`,
    // A message is not written to the disk.
    `  client_body_buffer_size ${mostBytes};`,
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    `  proxy_pass http://${server};`,
    '}',
  ];
}

/** What belongs in the site's `server` block, besides `listen`, `server_name`, `root` and the certificates. */
export function nginxServer(rules: HostRules): string {
  return [
    NOTE,
    'server_tokens off;',
    'absolute_redirect off;',
    'large_client_header_buffers 4 16k;',
    // Honest visitors need less; a request that crawls keeps a connection from others.
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'if_modified_since before;',
    ...typeLines(rules),
    ...addedHeaders(rules),
    'add_header Cache-Control $site_cache_control always;',
    'error_page 404 @not_found;',
    'if ($site_refused) { return 405; }',
    `if ($request_uri ~ ${quote(REJECTED_TARGET)}) { return 400; }`,
    `if ($request_uri ~ ${quote(DOUBLE_SLASH)}) { return 404; }`,
    'if ($site_moved_to) { return 301 $site_moved_to$is_args$args; }',
    `location @not_found { try_files ${rules.notFound} =404; }`,
    `location = ${rules.notFound} { return 404; }`,
    `location = ${rules.notFoundPage} { return 404; }`,
    ...fileTypeLines(rules),
    ...rules.endpoints.flatMap(endpointLines),
    'location ~ \\.(br|gz)$ { return 404; }',
    'location ~ ^(?<folder>.*/)index\\.html$ {',
    '  if (-f $request_filename) { return 301 $folder$is_args$args; }',
    '  return 404;',
    '}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx's own variable
    'location ~ /$ { try_files ${uri}index.html =404; }',
    'location / {',
    '  if (-f $request_filename/index.html) { return 301 $uri/$is_args$args; }',
    '  try_files $uri =404;',
    '}',
    '',
  ].join('\n');
}
