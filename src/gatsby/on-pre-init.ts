import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The names of the plugins in `plugins/`, which may hold other files, such as one that macOS leaves in every folder. */
export const localPlugins = (directory: string): string[] =>
  readdirSync(path.join(directory, 'plugins')).filter((name) =>
    existsSync(path.join(directory, 'plugins', name, 'package.json')),
  );

/**
 * Compares the installed packages with the versions that the plugins in `plugins/` were written and tested for, which
 * are the `peerDependencies` in their package.json.
 * @param directory the project's folder
 * @returns one sentence for each plugin and package that differs
 */
export function pluginVersionWarnings(directory: string): string[] {
  return localPlugins(directory).flatMap((plugin) => {
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

/** Warns of packages that the plugins are not tested with. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  for (const warning of pluginVersionWarnings(directory)) reporter.warn(warning);
};
