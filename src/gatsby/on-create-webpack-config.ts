import type { GatsbyNode } from 'gatsby';
import { trimBrowserBundles } from './bundles/browser-bundles';
import { lightenCache } from './bundles/bundle-cache';
import { buildWakeScript } from './bundles/wake-script';

/** What the bundles are made of, beyond Gatsby's own settings: the settings' language and the inline script. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { stage, actions, plugins, store, getNodesByType } = args;
  await lightenCache(args);
  if (stage === 'build-javascript') trimBrowserBundles(args);
  const settings = getNodesByType('SiteSettings')[0] as unknown as { language: string } | undefined;
  const script = stage === 'build-html' ? await buildWakeScript(store.getState().program.directory) : '';
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        SITE_LANGUAGE: JSON.stringify(settings?.language ?? ''),
        WAKE_SCRIPT: JSON.stringify(script),
      }),
    ],
  });
};
