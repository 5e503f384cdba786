import type { GatsbyNode, Node } from 'gatsby';
import { FACTS_FILE } from '../content-check/stated-facts';
import { createEntries, createPostNode, isContentFile } from './content-nodes';
import { isSourced, refreshContent } from './source-nodes';

/** The types of the raw nodes that domain nodes are made from. */
const RAW_TYPES: readonly string[] = ['File', 'MarkdownRemark'];

/** Turns raw nodes into checked domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args;
  if (isContentFile(node)) {
    await createEntries(node, args);
    // Every other file may name a fact that has changed.
    if (node.relativePath === FACTS_FILE && isSourced()) await refreshContent(args);
    return;
  }
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file && isContentFile(file)) await createPostNode(node, file, args);
};

/** We add child nodes to these types only. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  RAW_TYPES.includes(node.internal.type);
