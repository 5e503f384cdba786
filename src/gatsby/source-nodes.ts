import type { GatsbyNode } from 'gatsby';
import { createCardDesign } from './cards/card-design';
import { refreshContent } from './refresh-content';

/** Creates the nodes that do not come from a content file, and brings those that do up to this day. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await refreshContent(args);
  return createCardDesign(args);
};
