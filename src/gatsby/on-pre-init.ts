import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * Of 0 to 9: a sixth of the time of sharp's own 4 for pictures that are 8% larger (docs/benchmarks/2026-11-23-builds.md). Pictures are found
 * in the cache by what gatsby-plugin-sharp is asked for, which this is not part of: after a change, delete `.build`.
 */
const EFFORT = 2;

interface Encoder {
  avif: (this: Sharp, options?: AvifOptions) => Sharp;
}

/**
 * Sets the AVIF effort for callers that set none. gatsby-plugin-sharp has no option for it, and its pictures
 * are nearly all of the time of a small build.
 */
export function setAvifEffort(encoder: Encoder = sharp.prototype): void {
  const { avif } = encoder;
  encoder.avif = function withEffort(options) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
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

/** Prepares what plugins use. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  setAvifEffort();
  for (const warning of pluginVersionWarnings(directory)) reporter.warn(warning);
};
