import type { GatsbyNode } from 'gatsby';
import { createCardDesign } from './cards/card-design';

/** Creates the nodes that do not come from a content file. */
export const sourceNodes: GatsbyNode['sourceNodes'] = createCardDesign;
