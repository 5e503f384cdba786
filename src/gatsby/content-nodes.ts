import { readFile } from 'node:fs/promises';
import type { Node, NodePluginArgs } from 'gatsby';
import { currentPromises } from '../content-check/current-promises';
import { readEntries, readPost } from '../content-check/read-content';
import { fieldsOf } from '../content-check/schema-fields';
import { type ContentKind, YAML_KINDS } from '../content-model/kinds';
import { postStatus } from '../content-model/post-status';
import { postPath } from '../routes';
import { today } from '../utils/calendar';
import { readingMinutes } from '../utils/reading-time';
import { showsHiddenPosts } from './hidden-posts';

/** A file below `content/`, as gatsby-source-filesystem tells of it. */
export interface ContentFileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
}

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
export function isContentFile(node: Node): node is ContentFileNode {
  return node.internal.type === 'File' && 'sourceInstanceName' in node && node.sourceInstanceName === 'content';
}

/** The kind that a file's entries are of; `undefined` for posts, pictures and files that only the check reads. */
export function kindOf({ relativePath }: ContentFileNode): ContentKind | undefined {
  return YAML_KINDS.find(({ file }) => file === relativePath);
}

/** The slug of the post that a file holds. */
export function slugOf({ relativePath }: ContentFileNode): string | undefined {
  return POST_FILE.exec(relativePath)?.[1];
}

/**
 * What each file held when it was last right. While an author types, `gatsby develop` shows that in place of a missing
 * page; the mistake itself is reported by the content check.
 */
const lastGood = new Map<string, unknown>();

function remember<Value>(file: string, value: Value | undefined): Value | undefined {
  if (value !== undefined) lastGood.set(file, value);
  return value ?? (lastGood.get(file) as Value | undefined);
}

function addChild(
  parent: ContentFileNode,
  node: Parameters<NodePluginArgs['actions']['createNode']>[0],
  args: NodePluginArgs,
): void {
  args.actions.createNode({ ...node, parent: parent.id, children: [] });
  args.actions.createParentChildLink({ parent, child: { id: node.id } as Node });
}

async function createEntries(node: ContentFileNode, kind: ContentKind, args: NodePluginArgs): Promise<void> {
  const read = readEntries(await readFile(node.absolutePath), node.relativePath, kind);
  const entries = remember(node.relativePath, read.problems.length === 0 ? read.entries : undefined) ?? [];
  const fields = fieldsOf(kind.schema);
  for (const [order, written] of entries.entries()) {
    const entry = currentPromises(written, fields, today());
    const contentDigest = args.createContentDigest({ entry, order });
    const id = args.createNodeId(`${kind.type} ${order}`);
    addChild(node, { ...entry, order, id, internal: { type: kind.type, contentDigest } }, args);
  }
}

async function createPost(node: ContentFileNode, slug: string, args: NodePluginArgs): Promise<void> {
  const read = readPost(await readFile(node.absolutePath), node.relativePath);
  const post = remember(
    node.relativePath,
    read.frontMatter === undefined ? undefined : { frontMatter: read.frontMatter, body: read.body },
  );
  if (!post) return;
  const status = postStatus(post.frontMatter, today());
  if (status !== 'published' && !showsHiddenPosts()) return;
  const fields = { ...post.frontMatter, slug, status, path: postPath(slug), minutes: readingMinutes(post.body) };
  const contentDigest = args.createContentDigest({ fields, body: post.body });
  addChild(
    node,
    { ...fields, id: args.createNodeId(`Post ${slug}`), internal: { type: 'Post', content: post.body, contentDigest } },
    args,
  );
}

/** Turns a content file into its domain nodes: a `Post`, or one node per entry of a YAML file. */
export async function createContentNodes(node: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const kind = kindOf(node);
  const slug = slugOf(node);
  if (kind) await createEntries(node, kind, args);
  else if (slug !== undefined) await createPost(node, slug, args);
}
