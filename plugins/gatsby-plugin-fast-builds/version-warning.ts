import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of package.json that says which versions the plugin was made for. */
interface Manifest {
  readonly name: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Says which installed packages differ from those that a plugin was made for; `undefined` where none does.
 * @param directory the project's folder
 */
export function versionWarning(directory: string, { name, peerDependencies }: Manifest): string | undefined {
  const others = Object.entries(peerDependencies).flatMap(([peer, expected]) => {
    const manifest = readFileSync(path.join(directory, 'node_modules', peer, 'package.json'), 'utf8');
    const { version }: { version: string } = JSON.parse(manifest);
    return version === expected ? [] : [`${peer} is ${version} instead of ${expected}`];
  });
  if (others.length === 0) return undefined;
  return `${name} relies on private details of the packages it was made for, but ${others.join(', ')}. Run its tests and read plugins/${name}/README.md, then update its package.json.`;
}
