import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';

/** The plugin's options after Gatsby has validated them. */
export interface DeferredHydrationOptions {
  readonly inline: readonly string[];
  readonly loader: readonly string[];
  readonly parameters: readonly string[];
  readonly late: (args: CreateWebpackConfigArgs) => string;
}

/** Options for `gatsby-config`; README.md explains each. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const list = Joi.array().items(Joi.string()).default([]);
  const late = Joi.function().default(() => () => '');
  return Joi.object<DeferredHydrationOptions>({ inline: list, loader: list, parameters: list, late });
};
