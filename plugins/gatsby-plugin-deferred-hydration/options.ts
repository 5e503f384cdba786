import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';

/** A module of the site, or a function of the build's nodes to the source of a script; empty for none. */
type ScriptSource = string | ((args: CreateWebpackConfigArgs) => string);

/** The plugin's options after Gatsby has validated them. */
export interface DeferredHydrationOptions {
  readonly inline: readonly ScriptSource[];
  readonly loader: readonly ScriptSource[];
  readonly parameters: readonly string[];
  readonly late: (args: CreateWebpackConfigArgs) => string;
}

/** Options for `gatsby-config`; README.md explains each. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const list = Joi.array().items(Joi.string()).default([]);
  const sources = Joi.array().items(Joi.string(), Joi.function()).default([]);
  const late = Joi.function().default(() => () => '');
  return Joi.object<DeferredHydrationOptions>({ inline: sources, loader: sources, parameters: list, late });
};
