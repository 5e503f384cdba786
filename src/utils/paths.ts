/** The folder of a file, without a slash at its end; an empty text where there is none. */
export const folderOf = (file: string): string => file.slice(0, Math.max(file.lastIndexOf('/'), 0));

/** A path without its folders. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * The path that a relative path in a file leads to, with forward slashes; it begins with `..` where it leaves the
 * folder that `file` is counted from.
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

/** A character in UTF-8 (RFC 3629), each byte written as `%` and two hexadecimal digits (RFC 3986, section 2.1). */
const ESCAPED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

function decodeCharacter(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** A path with its escaped characters as themselves. What escapes nothing stays as it is: `50%.png` is a name. */
export function decodePath(path: string): string {
  return path.includes('%') ? path.replace(ESCAPED, decodeCharacter) : path;
}

/**
 * The names that a path in markdown may mean, the likeliest first: as it is written, and decoded; each also with accents
 * as one sign or as two (NFC, NFD), since systems differ in how they keep the names of files.
 */
export function spellingsOf(path: string): string[] {
  const names = [path, decodePath(path)];
  return [...new Set([...names, ...names.flatMap((name) => [name.normalize('NFC'), name.normalize('NFD')])])];
}

/** An address with a slash at its end, as redirects compare them: hosts answer with and without the slash at the end. */
export function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
