/** The folder of a file, without a trailing slash; empty if there is none. */
export const folderOf = (file: string): string => file.slice(0, Math.max(file.lastIndexOf('/'), 0));

/** A path without its folders. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Resolves a relative path in a file, with forward slashes; the result begins with `..` if it leaves the folder that `file`
 * is relative to.
 */
export function resolveFrom(file: string, relative: string): string {
  const parts: string[] = [];
  for (const part of `${folderOf(file)}/${relative}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return `${parts.join('/')}${relative.endsWith('/') ? '/' : ''}`;
}

/** One character percent-encoded as UTF-8 (RFC 3629; RFC 3986, section 2.1). */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

function decodeCharacter(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** Decodes the escaped characters of a path. Anything else stays: `50%.png` is a valid name. */
export function decodePath(path: string): string {
  return path.includes('%') ? path.replace(ESCAPED, decodeCharacter) : path;
}

const bare = (address: string): string => decodePath(address.trim()).replace(/^https?:\/\/|\/$/gi, '');

/** Whether a link's words are its URL, perhaps without scheme or final slash. */
export const isAddress = (words: string, url: string): boolean => bare(words) === bare(url);

/** Percent-encodes a path, so that names with spaces, `%`, `#` or `?` work as an address. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Whether a path ends like a file's name. */
export const hasEnding = (path: string): boolean => /\.\w+$/.test(path);

/** Adds the trailing slash, for comparing redirects; hosts answer with and without it. */
export function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
