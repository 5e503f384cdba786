import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';
import type { LeanBundlesOptions } from './index';
import { REPLACEMENTS, type Replacement } from './replacements';

/** The part of webpack's resolve data that is read and changed here. */
interface Resolving {
  request: string;
  readonly context: string;
}

const STUBS = path.join('plugins', 'gatsby-plugin-lean-bundles', 'stubs');

/** Where a replacement leads; the query distinguishes those that share a stub. */
function stubFile(directory: string, { stub }: Replacement, index: number): string {
  return `${path.join(directory, STUBS, stub)}?${index}`;
}

/** Ends the build where a replacement has not been used: the library has changed, and its modules are bundled again. */
export function requireAll(wanted: ReadonlyMap<string, Replacement>, fail: (message: string) => void) {
  const name = 'lean-bundles';
  return {
    apply: ({ hooks }: Compiler): void =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.finishModules.tap(name, (modules) => {
          const bundled = new Set(
            Array.from(modules, (module) => ('resource' in module ? module.resource : undefined)),
          );
          for (const [file, { request, issuer }] of wanted) {
            if (!bundled.has(file)) fail(unusedMessage(request, issuer));
          }
        }),
      ),
  };
}

const unusedMessage = (request: RegExp, issuer: RegExp): string =>
  `gatsby-plugin-lean-bundles: nothing in the bundles asks for ${request} from ${issuer}. Either the site does not bundle it any more, or the package has moved it; see plugins/gatsby-plugin-lean-bundles/README.md.`;

/**
 * Trims what the browser gets: modules that the site does not use are replaced by stubs, and SWC minifies in place
 * of Terser, with the language of the site's browsers.
 */
export function trimBundles(
  { actions, getConfig, plugins, reporter, store }: CreateWebpackConfigArgs,
  { leaveOut, ecma, sourceMaps }: LeanBundlesOptions,
): void {
  const { directory } = store.getState().program;
  const config = getConfig();
  // Gatsby's own `minifyJs` adds options that only Terser knows.
  const minifyJs = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma, compress: { ecma, passes: 3 }, mangle: true },
  });
  const { optimization } = config;
  // A file that several pages share is not known before the runtime requests it, which costs a round trip after the
  // first press; each page brings its own copy.
  const cacheGroups = { ...optimization.splitChunks.cacheGroups, shared: false };
  const replacements = leaveOut.flatMap((name): readonly Replacement[] => REPLACEMENTS[name]);
  const files = new Map(
    replacements.map((replacement, index) => [stubFile(directory, replacement, index), replacement]),
  );
  actions.replaceWebpackConfig({
    ...config,
    devtool: sourceMaps && config.devtool,
    // Gatsby has webpack write its own code for browsers of 2009.
    target: ['web', `es${ecma}`],
    optimization: {
      ...optimization,
      splitChunks: { ...optimization.splitChunks, cacheGroups },
      minimizer: [minifyJs, plugins.minifyCss()],
    },
    plugins: [
      ...config.plugins,
      ...Array.from(files, ([file, { request, issuer }]) =>
        plugins.normalModuleReplacement(request, (resolving: Resolving) => {
          if (issuer.test(resolving.context)) resolving.request = file;
        }),
      ),
      requireAll(files, (message) => reporter.panic(message)),
    ],
  });
}
