import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { compiledDigest, LOCKFILE } from './compiled-digest';

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      readonly tap: (name: string, forget: (compilation: { buildDependencies: Set<string> }) => void) => void;
    };
  };
}

/** Every loader adds itself as a build dependency; loaders are packages, and the lockfile covers those. */
const ignoreLoaderDependencies = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterCompile.tap('ignore-loader-dependencies', ({ buildDependencies }) => buildDependencies.clear()),
};

/** The part of webpack's DefinePlugin that is used here. */
interface DefinePlugin {
  readonly definitions: Readonly<Record<string, string>>;
}

const isDefinePlugin = (plugin: object): plugin is DefinePlugin =>
  plugin.constructor.name === 'DefinePlugin' && 'definitions' in plugin;

/** The variables of the environment that code of pages sees, in the browser as on the server. */
const PAGE_VARIABLE = /^process\.env\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_(?!CPU_COUNT$)\w+)$/;

const isForPages = (name: string): boolean => !name.startsWith('process.env.') || PAGE_VARIABLE.test(name);

/**
 * Decides when webpack's cache is out of date. Gatsby and the loaders name their own modules for that, and webpack then
 * follows every import of them, thousands of files: seconds of each build, cold or warm. The lockfile says the same of
 * all packages, and the compiled hooks of everything of ours that shapes the bundles.
 *
 * Gatsby also defines every variable of the environment for the renderer of pages. A new terminal or the number of a
 * build in CI is another definition, for which webpack compiles all modules and Gatsby renders all pages again. Only
 * those that the browser sees too are left.
 */
export function tieCacheToLockfile({
  actions,
  getConfig,
  plugins: { define },
  reporter,
  store,
}: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program;
  const config = getConfig();
  if (config.cache?.type !== 'filesystem') return;
  if (!existsSync(path.join(directory, LOCKFILE))) {
    reporter.warn(`gatsby-plugin-fast-builds ignores bundleCache, which needs ${LOCKFILE} to tell versions apart.`);
    return;
  }
  const plugins = config.plugins.map((plugin: object) => {
    if (!isDefinePlugin(plugin)) return plugin;
    return define(Object.fromEntries(Object.entries(plugin.definitions).filter(([name]) => isForPages(name))));
  });
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: compiledDigest(directory), buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins, ignoreLoaderDependencies],
  });
}
