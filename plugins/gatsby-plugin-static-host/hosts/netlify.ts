import type { HostRules } from './rules';

/** Cloudflare reads no more rules than this from `_headers`. */
const MOST_RULES = 100;

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * A block whose headers take the place of those of the same names that all files have. Cloudflare joins the two values
 * unless the former is taken away by a line with an exclamation mark, which Netlify passes over, since it has no colon.
 */
function instead(path: string, headers: Readonly<Record<string, string>>, rules: HostRules): string {
  const replaced = Object.keys(headers).filter((name) => name in rules.headers);
  return [path, ...replaced.map((name) => `  ! ${name}`), ...block(path, headers).split('\n').slice(1)].join('\n');
}

/** One rule for the files of the same name in neighbouring folders, such as the feeds of all categories. */
function typesByFolder(fileTypes: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(fileTypes);
  return Object.fromEntries(entries.map(([file, type]) => [file.replace(/\/[^/]+(\/[^/]+)$/, '/:folder$1'), type]));
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both hosts send `public, max-age=0, must-revalidate` of their own accord, so only the
 * immutable files are named. Builds on a warm cache keep the scripts of earlier ones: where they are too many for
 * Cloudflare, the last of them go without, which costs a request and breaks nothing.
 */
export function headersFile(rules: HostRules): string {
  const cached = { 'Cache-Control': rules.immutable };
  const blocks = [
    block('/*', rules.headers),
    ...rules.folders.map(({ folder, headers }) => instead(`${folder}*`, headers, rules)),
    ...rules.fileExtensions.map((extension) =>
      instead(`/*.${extension}`, { 'Content-Security-Policy': rules.filePolicy }, rules),
    ),
    ...rules.hashedFolders.map((folder) => block(`${folder}*`, cached)),
    ...Object.entries(typesByFolder(rules.fileTypes)).map(([file, type]) => block(file, { 'Content-Type': type })),
    ...rules.hashedFiles.filter((file) => /\.(js|css)$/.test(file)).map((file) => block(file, cached)),
  ];
  return `${blocks.slice(0, MOST_RULES).join('\n\n')}\n`;
}

/** `_redirects`, as Netlify and Cloudflare Pages read it; for Cloudflare, a path with a slash at its end is another one. */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from.slice(0, -1)} ${to} 301`]);
  return lines.map((line) => `${line}\n`).join('');
}
