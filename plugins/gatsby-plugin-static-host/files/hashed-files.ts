/** The address of a file beside the pages that webpack has named by its content: 20 hexadecimal digits before the extension. */
export const HASHED_FILE = '^/[^/]+-[0-9a-f]{20}\\.(js|css|js\\.map|js\\.LICENSE\\.txt)$';

/**
 * Whether the name of a file changes with its content.
 * @param name relative to `public`
 * @param hashedFolders folders of such files besides webpack's own
 */
export function isHashed(name: string, hashedFolders: readonly string[]): boolean {
  const address = `/${name}`;
  return hashedFolders.some((folder) => address.startsWith(folder)) || new RegExp(HASHED_FILE).test(address);
}
