import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diskDigest } from '../content-reader/disk-digest';

/** Where Gatsby puts the compiled hooks and configuration of the site and its local plugins. */
const COMPILED = path.join('.cache', 'compiled');

let digest: string | undefined;

function filesWithCode(): string[] {
  const compiled = existsSync(COMPILED) ? readdirSync(COMPILED, { recursive: true, encoding: 'utf8' }) : [];
  const scripts = compiled.filter((file) => file.endsWith('.js')).sort();
  return ['package-lock.json', ...scripts.map((file) => path.join(COMPILED, file))].filter((file) => existsSync(file));
}

/**
 * The digest of all code that makes nodes and answers queries. Gatsby starts without its cache only when gatsby-node.ts
 * itself changes, not when what it imports does; nodes hold this digest, so that every page is queried again.
 */
export function hooksDigest(): string {
  digest ??= diskDigest(Buffer.concat(filesWithCode().map((file) => readFileSync(file))));
  return digest;
}
