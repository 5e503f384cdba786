import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { peerDependencies } from '../package.json';

/** The version of a package that the project has installed. */
function installedVersion(directory: string, name: string): string {
  const project = createRequire(path.join(directory, 'package.json'));
  const { version } = JSON.parse(readFileSync(project.resolve(`${name}/package.json`), 'utf8'));
  return version;
}

/**
 * Compares the installed packages with the versions that this plugin was written and tested for.
 * @param directory the project's folder
 * @returns one sentence for each package that differs
 */
export function versionWarnings(
  directory: string,
  madeFor: Readonly<Record<string, string>> = peerDependencies,
): string[] {
  return Object.entries(madeFor).flatMap(([name, range]) => {
    const installed = installedVersion(directory, name);
    if (installed.startsWith(range.replace('x', ''))) return [];
    return `gatsby-plugin-deferred-hydration is tested with ${name} ${range}, and ${installed} is installed. Run \`npm test\`, then raise the version in the plugin's package.json (docs/upgrading.md).`;
  });
}
