import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleInline, writeLoader } from './node/bundle';
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
  const { directory } = store.getState().program;
  const isDeferred = stage === 'build-html';
  const inline = await bundleInline(directory, options, isDeferred);
  const { loader, chunks } = isDeferred ? await writeLoader(directory, options) : { loader: '', chunks: {} };
  const values = { INLINE_SCRIPT: inline, LOADER: loader, CHUNKS: chunks };
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(define))] });
}
