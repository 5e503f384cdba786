import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { startCheck } from './check/start-check';
import { isDevelop } from './gatsby-command';

/** What gray-matter documents for other languages of front matter. */
interface GrayMatter {
  language: (text: string) => { raw: string; name: string };
  readonly engines: { readonly yaml: { parse: (text: string) => object } };
}

/**
 * Keeps gatsby-transformer-remark from reading front matter by rules of its own: it ends a build at what the content check
 * takes, such as lines that end in CR. Its nodes get the front matter as it is written, so that they change with it;
 * `src/content/read` reads it for the `Post` nodes.
 */
export function leaveFrontMatterUnread(): void {
  // `require.resolve` is lost when Gatsby compiles its hooks.
  const { resolve } = createRequire(path.resolve('package.json'));
  const matter: GrayMatter = createRequire(resolve('gatsby-transformer-remark/package.json'))('gray-matter');
  matter.language = () => ({ raw: '', name: '' });
  matter.engines.yaml.parse = (written) => ({ written });
}

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

/** Prepares what plugins use, and begins to check the content of a build. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  leaveFrontMatterUnread();
  for (const warning of pluginVersionWarnings(directory)) reporter.warn(warning);
  if (!isDevelop()) startCheck(directory);
};
