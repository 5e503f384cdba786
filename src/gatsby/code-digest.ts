import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of `src` that hooks may import, as in .dependency-cruiser.cjs. */
const FOLDERS = ['content', 'facts', 'forms', 'gatsby', 'markdown', 'planners', 'search', 'statistics', 'utils'].map(
  (folder) => path.join('src', folder),
);

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));

let digest: string | undefined;

/**
 * Hashes the code that creates nodes and resolves queries, plus its package versions. Gatsby clears its cache when
 * gatsby-node.ts or a local plugin changes, but not when a file imported by gatsby-node.ts does. Our nodes carry this
 * digest, so that Gatsby then treats them as changed and reruns their queries.
 */
export function codeDigest(): string {
  if (digest === undefined) {
    const hash = createHash('sha256');
    const files = [
      'package-lock.json',
      path.join('src', 'routes.ts'),
      path.join('src', 'theme', 'palette.ts'),
      path.join('src', 'theme', 'fonts', 'faces.json'),
      ...FOLDERS.flatMap(scriptsIn),
    ];
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
    digest = hash.digest('base64url');
  }
  return digest;
}
