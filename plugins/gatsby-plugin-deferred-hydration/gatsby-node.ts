import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { bundleInline, writeLoader } from './node/bundle';
import { versionWarnings } from './node/check-versions';
import type { DeferredHydrationOptions } from './options';

export { pluginOptionsSchema } from './options';

/** Says at the start of a build where a package differs from the version that this plugin leans on. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  for (const warning of versionWarnings(store.getState().program.directory)) reporter.warn(warning);
};

/**
 * Bundles the plugin's two scripts, and hands them to what renders the documents. Gatsby has written the browser's
 * bundles when it asks for the configuration of `build-html`; a new name of the loader makes it render every page again.
 */
export async function onCreateWebpackConfig(
  { stage, actions, plugins, store }: CreateWebpackConfigArgs,
  options: DeferredHydrationOptions,
): Promise<void> {
  if (!stage.endsWith('-html')) return;
  const { directory } = store.getState().program;
  const isDeferred = stage === 'build-html';
  const inline = await bundleInline(directory, options, isDeferred);
  const loader = isDeferred ? await writeLoader(directory, options) : '';
  actions.setWebpackConfig({
    plugins: [plugins.define({ INLINE_SCRIPT: JSON.stringify(inline), LOADER: JSON.stringify(loader) })],
  });
}
