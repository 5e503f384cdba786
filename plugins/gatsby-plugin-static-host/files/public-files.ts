import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below the folder as a path relative to it, with forward slashes, sorted. */
export function publicFiles(root: string): string[] {
  // The asynchronous listing takes five times as long for tens of thousands of files.
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
