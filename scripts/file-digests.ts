import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, at any depth, sorted; of a file only itself, and nothing where there is neither. */
export function filesBelow(place: string): string[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Digests of files by name. */
export type Digests = ReadonlyMap<string, string>;

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** A digest of every file in some places of a project, by its path in the project. */
export function digestsBelow(project: string, places: readonly string[]): Digests {
  const files = places.flatMap((place) => filesBelow(path.join(project, place)));
  return new Map(files.map((file) => [path.relative(project, file), digest(readFileSync(file))]));
}

/** One digest of everything in some places of a project, without the types that only `npm run codegen` writes. */
export function digestOf(project: string, places: readonly string[]): string {
  const digests = [...digestsBelow(project, places)].filter(([file]) => !file.endsWith('gatsby-types.d.ts'));
  return digest(JSON.stringify(digests));
}

/** The files that are not the same in both, or only in one. */
export function differing(one: Digests, other: Digests): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
