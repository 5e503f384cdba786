import type { GatsbyNode, PluginOptions } from 'gatsby';
import { lightenCache } from './bundle-cache';
import type { FastBuildsOptions } from './index';
import { keepPages } from './keep-pages';
import { listFolder } from './list-folder';
import { shareDates } from './share-dates';
import { shareImageData } from './share-image-data';

type Options = PluginOptions & FastBuildsOptions;

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const part = Joi.boolean().default(false);
  return Joi.object({
    listFolder: Joi.string().description('A folder that a build lists instead of watching it'),
    keepPages: part.description('Keeps the nodes of pages until pages are created again'),
    bundleCache: part.description('Ties webpack’s cache to the lockfile'),
    shareImageData: part.description('Works out gatsbyImageData once for each picture and size'),
    shareDates: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string()))
      .default({})
      .description('The fields of dates, by type, that are formatted once'),
  });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, pluginOptions) => {
  const { listFolder: folder } = pluginOptions as Options;
  if (folder && isBuild()) listFolder(args, folder);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (args, pluginOptions) => {
  if ((pluginOptions as Options).keepPages) keepPages(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }, pluginOptions) => {
  const options = pluginOptions as Options;
  if (options.shareImageData) createResolvers({ ImageSharp: { gatsbyImageData: { resolve: shareImageData() } } });
  for (const [type, fields] of Object.entries(options.shareDates)) {
    createResolvers({ [type]: Object.fromEntries(fields.map((field) => [field, { resolve: shareDates() }])) });
  }
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args, pluginOptions) => {
  if ((pluginOptions as Options).bundleCache) await lightenCache(args);
};
