import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, at any depth. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Digests of files by name. */
export type Digests = ReadonlyMap<string, string>;

/** A digest of each file, by its path in a folder. */
export function digestsOf(folder: string, files: readonly string[]): Digests {
  const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(files.map((file) => [path.relative(folder, file), digest(file)]));
}

/** A digest of every file below some folders of a project, by its path in the project. */
export function digestsBelow(project: string, folders: readonly string[]): Digests {
  return digestsOf(
    project,
    folders.flatMap((folder) => filesBelow(path.join(project, folder))),
  );
}

/** The files that are not the same in both, or only in one. */
export function differing(one: Digests, other: Digests): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}
