import type { Node, NodePluginArgs } from 'gatsby';
import { postStatus } from '../content-model/post-status';
import { today } from '../utils/calendar';
import { createContentNodes, createPostNode, isContentFile, kindOf } from './content-nodes';
import { showsHiddenPosts } from './hidden-posts';

interface PostNode extends Node {
  readonly draft: boolean;
  readonly date: string;
  readonly status: string;
}

/** Removes posts whose time is over or has not come; returns the ids of the nodes whose posts are as they should be. */
function keepCurrentPosts({ actions, getNodesByType }: NodePluginArgs): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const post of getNodesByType('Post') as unknown as readonly PostNode[]) {
    const status = postStatus(post, today());
    if (status === post.status && (status === 'published' || showsHiddenPosts())) kept.add(String(post.parent));
    else actions.deleteNode(post);
  }
  return kept;
}

/**
 * Brings nodes from Gatsby's cache up to this day and this build. A file that has not changed is not read again, but a
 * scheduled post falls due, a promise ends, and drafts come and go with `--drafts`, without any file changing.
 */
export async function refreshContent(args: NodePluginArgs): Promise<void> {
  const kept = keepCurrentPosts(args);
  for (const file of args.getNodesByType('File').filter(isContentFile)) {
    if (kindOf(file)) await createContentNodes(file, args);
  }
  for (const markdown of args.getNodesByType('MarkdownRemark')) {
    const file = kept.has(markdown.id) || !markdown.parent ? undefined : args.getNode(markdown.parent);
    if (file && isContentFile(file)) await createPostNode(markdown, file, args);
  }
}
