import type { Node, NodePluginArgs } from 'gatsby';
import { currentTexts } from '../content-check/current-texts';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
import { fact } from '../content-model/fact';
import { pricingPlan } from '../content-model/pricing-plan';
import { diskSource } from '../content-reader/disk-source';
import { readDataFile, readPostFile } from '../content-reader/read-files';
import { fieldsOf } from '../content-reader/schema-fields';
import { today } from '../utils/calendar';
import { sharedCache } from './check/start-check';
import { factNode } from './facts/fact-node';
import { fillEntry } from './facts/fill-entry';
import { plannerFactIds } from './facts/planner-facts';
import { readFacts } from './facts/read-facts';
import { type SourcedFacts, shownOf } from './facts/sourced-facts';
import { isBuild } from './gatsby-command';
import { showsHiddenPosts } from './hidden-posts';
import { hooksDigest } from './hooks-digest';
import { isNodeOf, type NodeOf } from './nodes';
import { postFields, type ReadablePost } from './post-fields';
import { planNode } from './prices/plan-node';
import { typographicEntry } from './typographic-entry';

/** The node of a file below `content/`. */
export type ContentFileNode = NodeOf<'File'>;

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
export function isContentFile(node: Node): node is ContentFileNode {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/** The collection that a file holds; `undefined` for posts, pictures and files that only the check reads. */
export function collectionOf({ relativePath }: ContentFileNode): Collection | undefined {
  return SITE_COLLECTIONS.find(({ file }) => file === relativePath);
}

/** The slug of the post that a file holds. */
function slugOf({ relativePath }: ContentFileNode): string | undefined {
  return POST_FILE.exec(relativePath)?.[1];
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

/** What the node of an entry holds; nothing where nobody may see the entry. */
function nodeFields({ type }: Collection, entry: object, facts: SourcedFacts): object | undefined {
  if (type === 'Fact') return factNode(fact.parse(entry));
  const filled = fillEntry(entry, shownOf(facts));
  return type === 'PricingPlan' ? planNode(pricingPlan.parse(filled)) : { ...filled, ...plannerFactIds(type, entry) };
}

async function createEntries(node: ContentFileNode, collection: Collection, args: NodePluginArgs): Promise<void> {
  const read = await readDataFile(diskSource(rootOf(node)), collection);
  const entries = remember(node.relativePath, read.problems.length === 0 ? read.entries : undefined) ?? [];
  const fields = fieldsOf(collection.schema);
  const facts = await readFacts(rootOf(node), today());
  for (const [order, written] of entries.entries()) {
    const current = typographicEntry(currentTexts(written, fields, today()), fields);
    const entry = nodeFields(collection, current, facts);
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

async function readPost(node: ContentFileNode, slug: string): Promise<ReadablePost | undefined> {
  const { frontMatter, markdown } = await readPostFile(diskSource(rootOf(node)), slug, sharedCache());
  return frontMatter && { frontMatter, markdown };
}

/** The `Post` of a markdown node whose front matter has no error. */
export async function createPostNode(markdown: Node, file: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const slug = slugOf(file);
  const post = slug === undefined ? undefined : await readPost(file, slug);
  if (slug === undefined || !post) return;
  remember(file.relativePath, post);
  await addPost(post, slug, file, markdown, args);
}

/** The last good form of a post whose file has just been broken; there may be no markdown node for it. */
async function keepLastGoodPost(file: ContentFileNode, slug: string, args: NodePluginArgs): Promise<void> {
  if (isBuild() || (await readPost(file, slug))) return;
  const post = remember<ReadablePost>(file.relativePath, undefined);
  if (post) await addPost(post, slug, file, file, args);
}

/** Turns a YAML file into one node per entry, and keeps the last good version of a post that can no longer be read. */
export async function createContentNodes(node: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const collection = collectionOf(node);
  const slug = slugOf(node);
  if (collection) await createEntries(node, collection, args);
  else if (slug !== undefined) await keepLastGoodPost(node, slug, args);
}
