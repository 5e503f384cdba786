import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import type { SourcedFacts } from '../content-check/sourced-facts';
import { isReviewDue, postStatus } from '../content-model/post';
import { today } from '../utils/calendar';
import { createEntries, createPostNode, hooksDigest, isContentFile, rootOf } from './content-nodes';
import { hasCurrentFacts } from './facts/post-facts';
import { readFacts } from './facts/read-facts';
import { showsHiddenPosts } from './gatsby-command';
import { type NodeOf, nodesOf } from './nodes';

/** Whether this build would make the same node of a post that has not changed. */
function isCurrent(post: NodeOf<'Post'>, facts: SourcedFacts): boolean {
  const hasCurrentDays = postStatus(post, today()) === post.status && isReviewDue(post, today()) === post.reviewDue;
  return hasCurrentDays && hasCurrentFacts(post, facts) && post.hooks === hooksDigest();
}

/** The facts of the content folder that the nodes come from. */
async function currentFacts({ getNodesByType }: NodePluginArgs): Promise<SourcedFacts> {
  const file = getNodesByType('File').find(isContentFile);
  return file ? readFacts(rootOf(file), today()) : {};
}

/** Removes posts whose status, facts or hooks have changed; returns the ids of the nodes whose posts are as they should be. */
function keepCurrentPosts(args: NodePluginArgs, facts: SourcedFacts): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const post of nodesOf(args, 'Post')) {
    if (isCurrent(post, facts) && (post.status === 'published' || showsHiddenPosts())) kept.add(String(post.parent));
    else args.actions.deleteNode(post);
  }
  return kept;
}

/**
 * Brings nodes from Gatsby's cache up to this day and this build. A file that has not changed is not read again, but a
 * scheduled post falls due, a text expires, a fact has a new value, drafts come and go with `--drafts`, and the code of the
 * hooks changes, without any file changing.
 */
export async function refreshContent(args: NodePluginArgs): Promise<void> {
  const kept = keepCurrentPosts(args, await currentFacts(args));
  for (const file of args.getNodesByType('File').filter(isContentFile)) await createEntries(file, args);
  for (const markdown of args.getNodesByType('MarkdownRemark')) {
    const file = kept.has(markdown.id) || !markdown.parent ? undefined : args.getNode(markdown.parent);
    if (file && isContentFile(file)) await createPostNode(markdown, file, args);
  }
}

let sourced = false;

/** Whether every file has its nodes: what changes from now on, an author has changed in `gatsby develop`. */
export const isSourced = (): boolean => sourced;

/** Brings the nodes that come from content files up to this day; the site comes after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await refreshContent(args);
  sourced = true;
};
