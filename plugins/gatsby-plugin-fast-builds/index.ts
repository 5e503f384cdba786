export { compiledDigest } from './compiled-digest';

/** The options of this plugin; every part is off unless it is named. */
export type FastBuildsOptions = {
  /** A folder of gatsby-source-filesystem, relative to the project, that a build lists instead of watching it. */
  readonly listFolder?: string;
  /** Keeps the nodes of the last build's pages until pages are created again. */
  readonly keepPages: boolean;
  /** Ties webpack's cache to the lockfile and the site's hooks instead of to every file of every loader. */
  readonly bundleCache: boolean;
  /** Runs the few queries of a warm build without a worker, on a machine of two cores. */
  readonly queriesInProcess: boolean;
  /** Works out `gatsbyImageData` once for each picture and size. */
  readonly memoizeImageData: boolean;
};
