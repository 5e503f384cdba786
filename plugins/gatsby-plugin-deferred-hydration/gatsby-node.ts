import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleScripts } from './node/bundle';
import type { DeferredHydrationOptions } from './options';

export { pluginOptionsSchema } from './options';

/**
 * Bundles the plugin's two scripts, and hands them to what renders the documents. Gatsby has written the browser's
 * bundles when it asks for the configuration of `build-html`; a new name of the loader makes it render every page again.
 */
export async function onCreateWebpackConfig(
  { stage, actions, plugins, store }: CreateWebpackConfigArgs,
  options: DeferredHydrationOptions,
): Promise<void> {
  if (!stage.endsWith('-html')) return;
  const values = await bundleScripts(store.getState().program.directory, options, stage === 'build-html');
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(define))] });
}
