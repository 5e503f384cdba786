import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * Compares the installed packages with the versions that the plugins in `plugins/` were written and tested for, which
 * are the `peerDependencies` in their package.json.
 * @param directory the project's folder
 * @returns one sentence for each plugin and package that differs
 */
export function pluginVersionWarnings(directory: string): string[] {
  return readdirSync(path.join(directory, 'plugins')).flatMap((plugin) => {
    const { peerDependencies = {} } = manifestOf(path.join(directory, 'plugins', plugin));
    return Object.entries(peerDependencies).flatMap(([name, expected]) => {
      const folder = path.join(directory, 'node_modules', name);
      if (!existsSync(path.join(folder, 'package.json')))
        return `${plugin} is tested with ${name} ${expected}, which is not in node_modules/${name}. Run \`npm test\`.`;
      const { version } = manifestOf(folder);
      if (version === expected) return [];
      return `${plugin} is tested with ${name} ${expected}, but ${version} is installed. Run \`npm test\`, then change the version in plugins/${plugin}/package.json (docs/upgrading.md).`;
    });
  });
}
