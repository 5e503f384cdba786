import type { GatsbyNode } from 'gatsby';
import { nodesOf } from './nodes';

/** What the bundles are made of, beyond Gatsby's own settings: words that are needed where no query is. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions, plugins } = args;
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
};
