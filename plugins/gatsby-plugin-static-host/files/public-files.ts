import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below the folder as a path relative to it, with forward slashes, sorted. */
export async function publicFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
