import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { TRUSTED_TYPES } from '../utils/trusted-types';
import { isDevelop } from './gatsby-command';
import { nodesOf } from './nodes';

interface WebpackConfig {
  readonly output: object;
  readonly optimization: object;
  readonly module: { readonly rules: readonly { readonly test?: RegExp }[] };
}

/** Keeps every font a separate file: Gatsby would inline small ones into the styles, and so into every page. */
function withFontFiles({ rules }: WebpackConfig['module'], utils: CreateWebpackConfigArgs): object {
  const { test } = utils.rules.fonts();
  const others = rules.filter((rule) => String(rule.test) !== String(test));
  return { rules: [...others, { test, use: [utils.loaders.file()] }] };
}

const BUNDLES = {
  // The page's URL identifies its component's file, but not the chunks it shares with other components: those would load one
  // round trip later, after the click that starts React.
  optimization: { splitChunks: { cacheGroups: { commons: false, shared: false } } },
};

/**
 * Makes Chrome compile the whole script in the background, instead of each function on the main thread at its first call.
 * Most functions do get called, since no script is fetched before a page needs React. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** SWC minifies in a tenth of Terser's time, for browsers that support ES2020. */
const minimizer = ({ plugins }: CreateWebpackConfigArgs): unknown[] => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { ecma: 2020 }, format: { preamble: `${COMPILE_HINT}\n` } },
  }),
  plugins.minifyCss(),
];

/**
 * Bundle settings beyond Gatsby's own: texts for places without queries, fonts as files, and chunk URLs that the pages'
 * policy allows.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions, plugins, getConfig } = args;
  const [settings] = nodesOf(args, 'SiteSettings');
  const [words] = nodesOf(args, 'InterfaceText');
  actions.setWebpackConfig({
    // Source maps take a tenth of build time, and `gatsby develop` has its own.
    ...(!isDevelop() && { devtool: false }),
    ...(stage === 'build-javascript' && BUNDLES),
    plugins: [
      plugins.define({
        SITE_LANGUAGE: JSON.stringify(settings?.language ?? ''),
        ERROR_TEXTS: JSON.stringify(words?.error ?? {}),
        CRAWLER_METADATA: JSON.stringify(stage !== 'build-javascript'),
      }),
    ],
  });
  const config: WebpackConfig = getConfig();
  // Gatsby ignores the `output` of `setWebpackConfig`.
  const output = { ...config.output, trustedTypes: { policyName: TRUSTED_TYPES.bundler } };
  const optimization =
    stage === 'build-javascript' ? { ...config.optimization, minimizer: minimizer(args) } : config.optimization;
  actions.replaceWebpackConfig({ ...config, module: withFontFiles(config.module, args), output, optimization });
};
