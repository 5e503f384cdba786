import type { GatsbyNode } from 'gatsby';

/** The plugin's options, as they are once Gatsby has validated them. */
export interface DeferredHydrationOptions {
  readonly inline: readonly string[];
  readonly loader: readonly string[];
  readonly parameters: readonly string[];
}

/** What may be set in `gatsby-config`; README.md says what each of them means. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const list = Joi.array().items(Joi.string()).default([]);
  return Joi.object<DeferredHydrationOptions>({ inline: list, loader: list, parameters: list });
};
