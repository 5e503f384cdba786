import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

let digest: string | undefined;

/**
 * Hashes the code that creates nodes and resolves queries, plus its package versions. Gatsby clears its cache when
 * gatsby-node.ts or a local plugin changes, but not when a file imported by gatsby-node.ts does. Our nodes carry this
 * digest, so that Gatsby then treats them as changed and reruns their queries. Hooks import no `.tsx` file.
 */
export function codeDigest(): string {
  if (digest === undefined) {
    const hash = createHash('sha256');
    // A build itself writes the types of the queries, a `.d.ts` file.
    const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.d)\.ts$/.test(file),
    );
    const files = ['package-lock.json', 'src/theme/fonts/faces.json', ...scripts.map((file) => path.join('src', file))];
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
    digest = hash.digest('base64url');
  }
  return digest;
}
