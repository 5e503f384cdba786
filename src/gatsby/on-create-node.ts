import type { GatsbyNode, Node } from 'gatsby';
import { createContentNodes, isContentFile } from './content-nodes';

/** Turns content files into checked domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  if (isContentFile(args.node)) await createContentNodes(args.node, args);
};

/** Only files have children of ours. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'File';
