import type { BuildArgs, CreateResolversArgs, CreateWebpackConfigArgs, GatsbyNode, NodePluginArgs } from 'gatsby';
import { tieCacheToLockfile } from './bundle-cache';
import type { FastBuildsOptions } from './index';
import { keepPages } from './keep-pages';
import { listFolder } from './list-folder';
import { memoizeImageData } from './memoize-image-data';
import { noticeEarlierBuild, runQueriesInProcess } from './queries-in-process';

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const part = Joi.boolean().default(false);
  return Joi.object({
    listFolder: Joi.string().description('A folder that a build lists instead of watching it'),
    keepPages: part.description('Keeps the nodes of pages until pages are created again'),
    bundleCache: part.description('Ties webpack’s cache to the lockfile'),
    queriesInProcess: part.description('Runs the queries of a warm build without a worker on two cores'),
    memoizeImageData: part.description('Works out gatsbyImageData once for each picture and size'),
  });
};

export function onPreBootstrap(args: NodePluginArgs, options: FastBuildsOptions): void {
  if (options.listFolder && isBuild()) listFolder(args, options.listFolder);
  if (options.keepPages) keepPages(args);
  if (options.queriesInProcess) noticeEarlierBuild(args);
}

export function onPreBuild(_args: BuildArgs, options: FastBuildsOptions): void {
  if (options.queriesInProcess) runQueriesInProcess();
}

export function createResolvers({ createResolvers }: CreateResolversArgs, options: FastBuildsOptions): void {
  if (options.memoizeImageData) createResolvers({ ImageSharp: { gatsbyImageData: { resolve: memoizeImageData() } } });
}

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs, options: FastBuildsOptions): void {
  if (options.bundleCache) tieCacheToLockfile(args);
}
