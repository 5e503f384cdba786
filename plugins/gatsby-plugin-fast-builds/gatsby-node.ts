import type { CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode, NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { tieCacheToLockfile } from './bundle-cache';
import type { FastBuildsOptions } from './index';
import { keepPages } from './keep-pages';
import { listFolder } from './list-folder';
import { memoizeImageData } from './memoize-image-data';

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const part = Joi.boolean().default(false);
  return Joi.object({
    listFolder: Joi.string().description('A folder that a build lists instead of watching it'),
    keepPages: part.description('Keeps the nodes of pages until pages are created again'),
    bundleCache: part.description('Ties webpack’s cache to the lockfile'),
    memoizeImageData: part.description('Works out gatsbyImageData once for each picture and size'),
  });
};

export function onPreBootstrap(args: NodePluginArgs, { listFolder: folder }: FastBuildsOptions): void {
  if (folder && isBuild()) listFolder(args, folder);
}

export function sourceNodes(args: SourceNodesArgs, options: FastBuildsOptions): void {
  if (options.keepPages) keepPages(args);
}

export function createResolvers({ createResolvers }: CreateResolversArgs, options: FastBuildsOptions): void {
  if (options.memoizeImageData) createResolvers({ ImageSharp: { gatsbyImageData: { resolve: memoizeImageData() } } });
}

export async function onCreateWebpackConfig(args: CreateWebpackConfigArgs, options: FastBuildsOptions): Promise<void> {
  if (options.bundleCache) await tieCacheToLockfile(args);
}
