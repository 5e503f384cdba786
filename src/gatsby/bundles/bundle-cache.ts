import type { CreateWebpackConfigArgs } from 'gatsby';
import { collectGarbage } from '../collect-garbage';
import { digestOf } from '../digest-of';

/** What decides, besides the bundled files themselves, whether bundles of the last build may be taken over. */
const DEPENDENCIES = ['package-lock.json', '.cache/compiled/gatsby-node.js', '.cache/compiled/gatsby-config.js'];

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      readonly tap: (name: string, forget: (compilation: { buildDependencies: Set<string> }) => void) => void;
    };
    readonly shutdown: { readonly tap: (name: string, end: () => void) => void };
  };
}

/** After this time nothing refers to the bundles any more, and the workers are at the queries. */
const AFTER_BUNDLES_MS = 2000;

/** Every loader names itself as a build dependency; they are packages, and the lockfile tells of those. */
const forgetLoaders = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterCompile.tap('forget-loaders', ({ buildDependencies }) => buildDependencies.clear()),
};

const tidyUp = {
  apply: ({ hooks }: Compiler): void =>
    hooks.shutdown.tap('tidy-up', () => void setTimeout(collectGarbage, AFTER_BUNDLES_MS).unref()),
};

/**
 * Tells webpack's cache when it is out of date. Gatsby and the loaders name their own modules for that, and webpack then
 * follows every import of them, thousands of files: seconds of each build, cold or warm. The lockfile says the same of
 * all packages, and the compiled hooks of everything of ours that shapes the bundles.
 */
export async function lightenCache({ actions, getConfig, store }: CreateWebpackConfigArgs): Promise<void> {
  const { directory } = store.getState().program;
  const config = getConfig();
  if (config.cache?.type !== 'filesystem') return;
  const version = await digestOf(directory, DEPENDENCIES);
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...config.plugins, forgetLoaders, tidyUp],
  });
}
