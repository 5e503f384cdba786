import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { type SourcedFacts, shownOf } from '../content/check/sourced-facts';
import { FACTS_FILE } from '../content/check/stated-facts';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { isReviewDue, postStatus } from '../content/model/post';
import { diskSource, parseNatively } from '../content/read/disk-source';
import { readDataFile, readPostFile } from '../content/read/read-files';
import { today } from '../utils/calendar';
import { sharedCache } from './check/start-check';
import { codeDigest } from './code-digest';
import { hasCurrentFacts } from './facts/post-facts';
import { readFacts } from './facts/read-facts';
import { isDevelop, showsHiddenPosts } from './gatsby-command';
import { entryFields } from './made-nodes';
import { isNodeOf, type NodeOf, nodesOf } from './nodes';
import { postFields } from './post-node';

/** The node of a file below `content/`. */
type ContentFileNode = NodeOf<'File'>;

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
function isContentFile(node: Node): node is ContentFileNode {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Last valid version of each file. While an author types, `gatsby develop` shows that in place of a missing
 * page; the mistake itself is reported by the content check.
 */
const lastGood = new Map<string, unknown>();

function remember<Value>(file: string, value: Value | undefined): Value | undefined {
  // A build ends with the first mistake, so it need not keep what was right before.
  if (!isDevelop()) return value;
  if (value !== undefined) lastGood.set(file, value);
  return value ?? (lastGood.get(file) as Value | undefined);
}

function addChild(
  parent: Node,
  node: Parameters<NodePluginArgs['actions']['createNode']>[0],
  args: NodePluginArgs,
): void {
  args.actions.createNode({ ...node, parent: parent.id, children: [] });
  args.actions.createParentChildLink({ parent, child: { id: node.id } as Node });
}

/** The folder `content`, in which a file is. */
function rootOf({ absolutePath, relativePath }: ContentFileNode): string {
  return absolutePath.slice(0, -relativePath.length);
}

/** Turns a YAML file into one node per entry; posts, pictures and files that only the check reads have none. */
async function createEntries(node: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === node.relativePath);
  if (!collection) return;
  const read = await readDataFile(diskSource(rootOf(node)), collection);
  const entries = remember(node.relativePath, read.problems.length === 0 ? read.entries : undefined) ?? [];
  const shown = { day: today(), facts: shownOf(await readFacts(rootOf(node), today())) };
  for (const [order, written] of entries.entries()) {
    const entry = entryFields(collection, written, shown);
    if (!entry) continue;
    const contentDigest = args.createContentDigest({ entry, order, hooks: codeDigest() });
    const id = args.createNodeId(`${collection.type} ${order}`);
    addChild(node, { ...entry, order, id, internal: { type: collection.type, contentDigest } }, args);
  }
}

/** The `Post` of a markdown node. Every post has one, also where its front matter has errors. */
async function createPostNode(parent: Node, file: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) return;
  const { frontMatter, markdown } = await readPostFile(diskSource(rootOf(file)), slug, sharedCache());
  const post = remember(file.relativePath, frontMatter && { frontMatter, markdown });
  if (!post) return;
  const facts = await readFacts(rootOf(file), today());
  const fields = { ...postFields(post, parseNatively(post.markdown, false), slug, facts), hooks: codeDigest() };
  if (fields.status !== 'published' && !showsHiddenPosts()) return;
  const contentDigest = args.createContentDigest({ fields, body: post.markdown });
  const internal = { type: 'Post', content: post.markdown, contentDigest };
  addChild(parent, { ...fields, id: args.createNodeId(`Post ${slug}`), internal }, args);
}

/** Whether this build would make the same node of a post that has not changed. */
function isCurrent(post: NodeOf<'Post'>, facts: SourcedFacts): boolean {
  const hasCurrentDays = postStatus(post, today()) === post.status && isReviewDue(post, today()) === post.reviewDue;
  return hasCurrentDays && hasCurrentFacts(post, facts) && post.hooks === codeDigest();
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
 * scheduled post falls due, a text expires, a fact has a new value, drafts come and go with `INCLUDE_DRAFTS`, and the code of the
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

/** Whether every file has its nodes: what changes from now on, an author has changed in `gatsby develop`. */
let isSourced = false;

/** Brings the nodes that come from content files up to this day; the site comes after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await refreshContent(args);
  isSourced = true;
};

/** The types of the raw nodes that domain nodes are made from. */
const RAW_TYPES: readonly string[] = ['File', 'MarkdownRemark'];

/** Turns raw nodes into checked domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node, getNode } = args;
  if (isContentFile(node)) {
    await createEntries(node, args);
    // Every other file may name a fact that has changed.
    if (node.relativePath === FACTS_FILE && isSourced) await refreshContent(args);
    return;
  }
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file && isContentFile(file)) await createPostNode(node, file, args);
};

/** We add child nodes to these types only. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  RAW_TYPES.includes(node.internal.type);
