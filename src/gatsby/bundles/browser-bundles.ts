import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { REPLACEMENTS } from './replacements';

/** The language level of the browsers in package.json's browserslist, as Terser names it. */
const ECMA = 2020;

/** The part of webpack's answer to a request that is read and changed here. */
interface Resolving {
  request: string;
  readonly context: string;
}

/**
 * Trims what the browser gets: modules that it does not need are replaced, no source maps, and a minifier that may
 * use the language of today. `SOURCE_MAPS=1` keeps the maps, to look into the bundles.
 */
export function trimBrowserBundles({ actions, getConfig, plugins, store }: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program;
  const config = getConfig();
  const terserOptions = {
    ecma: ECMA,
    parse: {},
    compress: { ecma: ECMA, passes: 3 },
    mangle: {},
    output: { ecma: ECMA },
  };
  const { optimization } = config;
  const { cacheGroups } = optimization.splitChunks;
  // A file that several pages share is named nowhere before the runtime asks for it: one more way to the server, after
  // the first press, for 5 KB. Each page brings its own copy.
  const splitChunks = { ...optimization.splitChunks, cacheGroups: { ...cacheGroups, shared: false } };
  actions.replaceWebpackConfig({
    ...config,
    devtool: process.env.SOURCE_MAPS ? 'source-map' : false,
    optimization: {
      ...optimization,
      splitChunks,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
    },
    plugins: [
      ...config.plugins,
      ...REPLACEMENTS.map(({ request, issuer, by }) =>
        plugins.normalModuleReplacement(request, (resolving: Resolving) => {
          if (issuer.test(resolving.context)) resolving.request = path.join(directory, 'src/bundles', by);
        }),
      ),
    ],
  });
}
