import type { GatsbyNode } from 'gatsby';
import { refreshContent } from './refresh-content';

/** Brings the nodes that come from content files up to this day. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => refreshContent(args);
