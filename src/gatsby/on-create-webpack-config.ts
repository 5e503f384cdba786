import type { GatsbyNode } from 'gatsby';

/** What the bundles are made of, beyond Gatsby's own settings: words that are needed where no query is. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { stage, actions, plugins, getNodesByType } = args;
  const settings = getNodesByType('SiteSettings')[0] as unknown as { language: string } | undefined;
  const words = getNodesByType('InterfaceText')[0] as unknown as { error: object } | undefined;
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
