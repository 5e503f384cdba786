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
