import type { GatsbyNode } from 'gatsby';
import { nodesOf } from './nodes';

interface WebpackConfig {
  readonly module: {
    readonly rules: readonly { readonly test?: RegExp; readonly use?: readonly { options?: object }[] }[];
  };
}

/** Makes every font a file of its own: Gatsby would write the small ones into the styles, and so into every page. */
function keepFontFiles({ module }: WebpackConfig): void {
  const [rule] = module.rules.filter(({ test }) => test?.test('font.woff2'));
  for (const loader of rule?.use ?? []) loader.options = { ...loader.options, limit: false };
}

/** What the bundles are made of, beyond Gatsby's own settings: words that are needed where no query is, and fonts as files. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions, plugins, getConfig } = args;
  const [settings] = nodesOf(args, 'SiteSettings');
  const [words] = nodesOf(args, 'InterfaceText');
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        SITE_LANGUAGE: JSON.stringify(settings?.language ?? ''),
        ERROR_TEXTS: JSON.stringify(words?.error ?? {}),
        STRUCTURED_DATA: JSON.stringify(stage !== 'build-javascript'),
      }),
    ],
  });
  const config: WebpackConfig = getConfig();
  keepFontFiles(config);
  actions.replaceWebpackConfig(config);
};
