import type { GatsbyNode } from 'gatsby';

/** The plugin's options, as they are once Gatsby has validated them. */
export interface DeferredHydrationOptions {
  readonly inline: readonly string[];
  readonly loader: readonly string[];
  readonly parameters: readonly string[];
  readonly immediatePaths: readonly string[];
}

/** What may be set in `gatsby-config`. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object<DeferredHydrationOptions>({
    inline: Joi.array()
      .items(Joi.string())
      .default([])
      .description(
        'Modules that run before the first paint, in the same inline script. Paths from the project’s folder.',
      ),
    loader: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Modules that run with the loader, after the first paint. Paths from the project’s folder.'),
    parameters: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Parameters of the address that a page acts on, so that it hydrates immediately.'),
    immediatePaths: Joi.array()
      .items(Joi.string().pattern(/^\//))
      .default(['/404/', '/404.html'])
      .description('Pages whose framework is not deferred.'),
  });
