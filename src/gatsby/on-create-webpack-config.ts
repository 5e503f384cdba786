import type { GatsbyNode } from 'gatsby';
import { trimBrowserBundles } from './bundles/browser-bundles';
import { buildWakeScript } from './bundles/wake-script';

/** What the bundles are made of, beyond Gatsby's own settings. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { stage, actions, plugins, store } = args;
  if (stage === 'build-javascript') trimBrowserBundles(args);
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = stage === 'build-html' ? await buildWakeScript(store.getState().program.directory) : '';
    actions.setWebpackConfig({ plugins: [plugins.define({ WAKE_SCRIPT: JSON.stringify(script) })] });
  }
};
