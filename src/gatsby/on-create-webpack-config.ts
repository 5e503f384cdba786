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

/** Makes every font a file of its own: Gatsby would write the small ones into the styles, and so into every page. */
function withFontFiles({ rules }: WebpackConfig['module'], utils: CreateWebpackConfigArgs): object {
  const { test } = utils.rules.fonts();
  const others = rules.filter((rule) => String(rule.test) !== String(test));
  return { rules: [...others, { test, use: [utils.loaders.file()] }] };
}

const BUNDLES = {
  // The page's address tells which file its component is in, not which files that shares with other components: those would
  // be fetched one round trip later, after the press that starts React.
  optimization: { splitChunks: { cacheGroups: { commons: false, shared: false } } },
};

/**
 * Chrome compiles all of a script in the background then, instead of each function on the main thread when it is first called.
 * Most of them are, since no script is fetched before a page needs React. See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** SWC minifies in a tenth of Terser's time, for browsers that know the language of 2020. */
const minimizer = ({ plugins }: CreateWebpackConfigArgs): unknown[] => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { ecma: 2020 }, format: { preamble: `${COMPILE_HINT}\n` } },
  }),
  plugins.minifyCss(),
];

/**
 * What the bundles are made of, beyond Gatsby's own settings: words that are needed where no query is, fonts as
 * files, and addresses of chunks that the policy of the pages allows.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions, plugins, getConfig } = args;
  const [settings] = nodesOf(args, 'SiteSettings');
  const [words] = nodesOf(args, 'InterfaceText');
  actions.setWebpackConfig({
    // Source maps take a tenth of the time of a build, and `gatsby develop` has its own.
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
