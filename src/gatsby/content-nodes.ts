import type { Node, NodePluginArgs } from 'gatsby';
import { compiledDigest } from '../../plugins/gatsby-plugin-fast-builds/index';
import { type SourcedFacts, shownOf } from '../content-check/sourced-facts';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
import { diskSource } from '../content-reader/disk-source';
import { readDataFile, readPostFile } from '../content-reader/read-files';
import { fieldsOf } from '../content-reader/schema-fields';
import { today } from '../utils/calendar';
import { sharedCache } from './check/start-check';
import { shownEntry } from './entry-texts';
import { plannerFactIds } from './facts/planner-facts';
import { readFacts } from './facts/read-facts';
import { isBuild, showsHiddenPosts } from './gatsby-command';
import { isMade, MADE_NODES } from './made-nodes';
import { isNodeOf, type NodeOf } from './nodes';
import { postFields, type ReadablePost } from './post-fields';

let digest: string | undefined;

/**
 * The digest of all code that makes nodes and answers queries. Gatsby starts without its cache only when gatsby-node.ts
 * itself changes, not when what it imports does; nodes hold this digest, so that every page is queried again.
 */
export function hooksDigest(): string {
  digest ??= compiledDigest('.');
  return digest;
}

/** The node of a file below `content/`. */
export type ContentFileNode = NodeOf<'File'>;

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
export function isContentFile(node: Node): node is ContentFileNode {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Last valid version of each file. While an author types, `gatsby develop` shows that in place of a missing
 * page; the mistake itself is reported by the content check.
 */
const lastGood = new Map<string, unknown>();

function remember<Value>(file: string, value: Value | undefined): Value | undefined {
  // A build ends with the first mistake, so it need not keep what was right before.
  if (isBuild()) return value;
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
export function rootOf({ absolutePath, relativePath }: ContentFileNode): string {
  return absolutePath.slice(0, -relativePath.length);
}

/** The fields of the node of an entry; undefined for an entry that is not published. */
function nodeFields({ type, schema }: Collection, entry: object, facts: SourcedFacts): object | undefined {
  const shown = shownEntry(entry, fieldsOf(schema), { day: today(), facts: shownOf(facts) });
  return isMade(type) ? MADE_NODES[type].make(shown) : { ...shown, ...plannerFactIds(type, entry) };
}

/** Turns a YAML file into one node per entry; posts, pictures and files that only the check reads have none. */
export async function createEntries(node: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === node.relativePath);
  if (!collection) return;
  const read = await readDataFile(diskSource(rootOf(node)), collection);
  const entries = remember(node.relativePath, read.problems.length === 0 ? read.entries : undefined) ?? [];
  const facts = await readFacts(rootOf(node), today());
  for (const [order, written] of entries.entries()) {
    const entry = nodeFields(collection, written, facts);
    if (!entry) continue;
    const contentDigest = args.createContentDigest({ entry, order, hooks: hooksDigest() });
    const id = args.createNodeId(`${collection.type} ${order}`);
    addChild(node, { ...entry, order, id, internal: { type: collection.type, contentDigest } }, args);
  }
}

async function addPost(post: ReadablePost, slug: string, file: ContentFileNode, parent: Node, args: NodePluginArgs) {
  const facts = await readFacts(rootOf(file), today());
  const fields = { ...postFields(post, slug, facts), hooks: hooksDigest() };
  if (fields.status !== 'published' && !showsHiddenPosts()) return;
  const contentDigest = args.createContentDigest({ fields, body: post.markdown });
  addChild(
    parent,
    {
      ...fields,
      id: args.createNodeId(`Post ${slug}`),
      internal: { type: 'Post', content: post.markdown, contentDigest },
    },
    args,
  );
}

/** The `Post` of a markdown node. Every post has one, also where its front matter has errors. */
export async function createPostNode(markdown: Node, file: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) return;
  const read = await readPostFile(diskSource(rootOf(file)), slug, sharedCache());
  const post = remember(
    file.relativePath,
    read.frontMatter && { frontMatter: read.frontMatter, markdown: read.markdown },
  );
  if (post) await addPost(post, slug, file, markdown, args);
}
