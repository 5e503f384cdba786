import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A digest of all files; one that is missing counts as empty. */
export async function digestOf(directory: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(directory, file)).catch(() => '');
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
