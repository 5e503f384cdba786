import type { GatsbyNode, Node } from 'gatsby';
import { FACTS_FILE } from '../content-check/stated-facts';
import { createContentNodes, createPostNode, isContentFile } from './content-nodes';
import { isBuild } from './gatsby-command';
import { refreshContent } from './refresh-content';

/** The types of the raw nodes that domain nodes are made from. */
const RAW_TYPES: readonly string[] = ['File', 'MarkdownRemark'];

/** Turns raw nodes into checked domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args;
  if (isContentFile(node)) {
    await createContentNodes(node, args);
    // Every other file may name a fact that has changed. A build goes through all of them anyway.
    if (node.relativePath === FACTS_FILE && !isBuild()) await refreshContent(args);
    return;
  }
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file && isContentFile(file)) await createPostNode(node, file, args);
};

/** We add child nodes to these types only. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  RAW_TYPES.includes(node.internal.type);
