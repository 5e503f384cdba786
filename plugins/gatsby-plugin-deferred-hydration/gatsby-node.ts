import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleScripts, sourceOf } from './node/bundle';
import type { DeferredHydrationOptions } from './options';

export { pluginOptionsSchema } from './options';

/**
 * Bundles the plugin's two scripts and passes them to `gatsby-ssr.tsx`. By the `build-html` stage Gatsby has written the
 * browser bundles; a new loader name makes it render every page again.
 */
export async function onCreateWebpackConfig(
  args: CreateWebpackConfigArgs,
  { inline, loader, late, parameters }: DeferredHydrationOptions,
): Promise<void> {
  const { stage, actions, plugins, store } = args;
  if (!stage.endsWith('-html')) return;
  const values = await bundleScripts(
    store.getState().program.directory,
    { inline: sourceOf(inline, args), loader: sourceOf(loader, args), late: late(args), parameters },
    stage === 'build-html',
  );
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(define))] });
}
