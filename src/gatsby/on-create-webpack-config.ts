import type { GatsbyNode } from 'gatsby';
import { buildInlineScript } from './bundles/inline-script';

/** What the bundles are made of, beyond Gatsby's own settings: words that are needed where no query is, and the inline script. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { stage, actions, plugins, store, getNodesByType } = args;
  const settings = getNodesByType('SiteSettings')[0] as unknown as { language: string } | undefined;
  const words = getNodesByType('InterfaceText')[0] as unknown as { error: object } | undefined;
  const waits = stage === 'build-html';
  const script = stage.endsWith('-html') ? await buildInlineScript(store.getState().program.directory, waits) : '';
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        SITE_LANGUAGE: JSON.stringify(settings?.language ?? ''),
        ERROR_TEXTS: JSON.stringify(words?.error ?? {}),
        STRUCTURED_DATA: JSON.stringify(stage !== 'build-javascript'),
        INLINE_SCRIPT: JSON.stringify(script),
        RUNTIME_WAITS: JSON.stringify(waits),
      }),
    ],
  });
};
