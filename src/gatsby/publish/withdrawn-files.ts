import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';

/** The key under which the paths of the last build's files are cached. */
const WRITTEN = 'published files';

/** The files of a folder and its subfolders, as paths of the site such as `/guide.pdf`; none if there is no such folder. */
export async function sitePathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

/**
 * Removes what the last build published and this one does not, such as a file that was deleted from `static/`: a warm
 * build starts from the folder of the last one, and Gatsby only copies.
 * @param root the folder of the built site
 * @param files the paths that this build publishes
 * @param pages the paths of the pages that exist; their files stay
 */
export async function removeWithdrawnFiles(
  root: string,
  files: readonly string[],
  pages: { readonly has: (path: string) => boolean },
  cache: GatsbyCache,
): Promise<void> {
  const before: readonly string[] = (await cache.get(WRITTEN)) ?? [];
  const current = new Set(files);
  const gone = before.filter((file) => !current.has(file) && !pages.has(file.replace(/index\.html$/, '')));
  await Promise.all(gone.map((file) => rm(path.join(root, file), { force: true })));
  await cache.set(WRITTEN, files);
}
