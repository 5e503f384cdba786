import type { GatsbyNode } from 'gatsby';

/** Makes the settings' language a constant of the bundles: the document's own element is rendered without a query. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins, getNodesByType }) => {
  const settings = getNodesByType('SiteSettings')[0] as unknown as { language: string } | undefined;
  actions.setWebpackConfig({
    plugins: [plugins.define({ SITE_LANGUAGE: JSON.stringify(settings?.language ?? '') })],
  });
};
