import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const LOCKFILE = 'package-lock.json';
/** Where Gatsby puts the compiled hooks and configuration of the site and its local plugins. */
const COMPILED = path.join('.cache', 'compiled');

/** The digest of all code of a project that runs in a build: its compiled hooks, and the lockfile for the packages. */
export function compiledDigest(directory: string): string {
  const folder = path.join(directory, COMPILED);
  const compiled = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const scripts = compiled.filter((file) => file.endsWith('.js')).map((file) => path.join(COMPILED, file));
  const hash = createHash('sha256');
  for (const file of [LOCKFILE, ...scripts].sort()) {
    const place = path.join(directory, file);
    if (existsSync(place)) hash.update(`${file}\n`).update(readFileSync(place));
  }
  return hash.digest('base64url');
}
