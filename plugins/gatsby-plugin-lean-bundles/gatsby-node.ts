import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import type { LeanBundlesOptions } from './index';
import { REPLACEMENTS } from './replacements';
import { trimBundles } from './trim-bundles';

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    leaveOut: Joi.array()
      .items(Joi.string().valid(...Object.keys(REPLACEMENTS)))
      .default([])
      .description('What the site does not use'),
    ecma: Joi.number()
      .integer()
      .min(2015)
      .max(2020)
      .default(2015)
      .description('The level of ECMAScript, for the minifier'),
    sourceMaps: Joi.boolean().default(true).description('Whether source maps are written'),
  });

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs, options: LeanBundlesOptions): void {
  if (args.stage === 'build-javascript') trimBundles(args, options);
}
