import type { GatsbyNode } from 'gatsby';
import { buildWakeScript } from './wake-script';

/** What the bundles are made of, beyond Gatsby's own settings. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  plugins,
  store,
}) => {
  const { directory } = store.getState().program;
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = stage === 'build-html' ? await buildWakeScript(directory) : '';
    actions.setWebpackConfig({ plugins: [plugins.define({ WAKE_SCRIPT: JSON.stringify(script) })] });
  }
};
