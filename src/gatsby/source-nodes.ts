import type { GatsbyNode } from 'gatsby';
import { refreshContent } from './refresh-content';

let sourced = false;

/** Whether every file has its nodes: what changes from now on, an author has changed in `gatsby develop`. */
export const isSourced = (): boolean => sourced;

/** Brings the nodes that come from content files up to this day; the site comes after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await refreshContent(args);
  sourced = true;
};
