import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { shownOf } from '../content/check/resolve-facts';
import { pageCollections, SITE_COLLECTIONS } from '../content/model/collections';
import { isTextPage, pageSlug } from '../content/model/page';
import type { ContentReader } from '../content/read/content-reader';
import { today } from '../utils/calendar';
import { codeDigest } from './code-digest';
import { entryFields } from './derived-nodes';
import { factsNamed } from './facts/post-facts';
import { isDevelop, showsHiddenPosts } from './gatsby-command';
import { isNodeOf, type NodeOf, nodesOf } from './nodes';
import { pageFields } from './page-node';
import { postFields } from './post-node';
import { contentChecker, readFacts } from './site-content';

/** The node of a file below `content/`. */
type ContentFileNode = NodeOf<'File'>;

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
function isContentFile(node: Node | undefined): node is ContentFileNode {
  return node !== undefined && isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/** The records of the content folder in which a file is. */
const readerOf = ({ absolutePath, relativePath }: ContentFileNode): ContentReader =>
  contentChecker(absolutePath.slice(0, -relativePath.length - 1)).reader;

/** The last valid version of each file, which `gatsby develop` shows while an author types; the check tells the mistake. */
const lastValid = new Map<string, unknown>();

function validOf<Value>(file: string, value: Value | undefined): Value | undefined {
  if (!isDevelop()) return value;
  if (value !== undefined) lastValid.set(file, value);
  return value ?? (lastValid.get(file) as Value | undefined);
}

function addChild(
  parent: Node,
  node: Parameters<NodePluginArgs['actions']['createNode']>[0],
  args: NodePluginArgs,
): void {
  args.actions.createNode({ ...node, parent: parent.id, children: [] });
  args.actions.createParentChildLink({ parent, child: { id: node.id } as Node });
}

/**
 * Makes the `Page` of a file in `content/pages`; a draft that is not shown any more is removed.
 * @param parent the file, or the markdown in it
 */
async function createPage(file: ContentFileNode, parent: Node, args: NodePluginArgs): Promise<void> {
  const [collection] = pageCollections([file.relativePath]);
  if (!collection) return;
  const reader = readerOf(file);
  const { entries, problems, markdown } = await reader.dataFile(collection);
  const entry = validOf(file.relativePath, problems.length === 0 ? entries[0] : undefined);
  const all = await readFacts(reader, today());
  const facts = factsNamed(markdown ?? '', all);
  const shown = { day: today(), facts: shownOf(all) };
  const fields = entry && (await pageFields(collection, entry, { reader, shown, showsDrafts: showsHiddenPosts() }));
  const id = args.createNodeId(`Page ${pageSlug(file.relativePath)}`);
  if (!fields) {
    const shownBefore = nodesOf(args, 'Page').find((node) => node.id === id);
    if (shownBefore) args.actions.deleteNode(shownBefore);
    return;
  }
  const contentDigest = args.createContentDigest({ fields, facts, markdown, hooks: codeDigest() });
  const internal = { type: 'Page', contentDigest, ...(markdown === undefined ? {} : { content: markdown }) };
  addChild(parent, { ...fields, facts, id, internal }, args);
}

/** Turns a YAML file into one node per entry; posts, pictures and files that only the check reads have none. */
async function createEntries(file: ContentFileNode, args: NodePluginArgs): Promise<void> {
  const collection = SITE_COLLECTIONS.find((each) => each.file === file.relativePath);
  // A page of text is made from its markdown node.
  if (!collection) return isTextPage(file.relativePath) ? undefined : createPage(file, file, args);
  const read = await readerOf(file).dataFile(collection);
  const entries = validOf(file.relativePath, read.problems.length === 0 ? read.entries : undefined) ?? [];
  const shown = { day: today(), facts: shownOf(await readFacts(readerOf(file), today())) };
  for (const [order, written] of entries.entries()) {
    const entry = entryFields(collection, written, shown);
    if (!entry) continue;
    const contentDigest = args.createContentDigest({ entry, order, hooks: codeDigest() });
    const id = args.createNodeId(`${collection.type} ${order}`);
    addChild(file, { ...entry, order, id, internal: { type: collection.type, contentDigest } }, args);
  }
}

/** Makes the `Post`, or the `Page`, of a markdown node; one that is not shown any more is removed. */
async function createText(markdown: Node, args: NodePluginArgs): Promise<void> {
  const file = markdown.parent ? args.getNode(markdown.parent) : undefined;
  if (!isContentFile(file)) return;
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) return createPage(file, markdown, args);
  const { frontMatter, markdown: body } = await readerOf(file).post(slug);
  const post = validOf(file.relativePath, frontMatter && { frontMatter, markdown: body });
  if (!post) return;
  const fields = postFields(post, slug, await readFacts(readerOf(file), today()));
  const id = args.createNodeId(`Post ${slug}`);
  if (fields.status !== 'published' && !showsHiddenPosts()) {
    const shownBefore = nodesOf(args, 'Post').find((node) => node.id === id);
    if (shownBefore) args.actions.deleteNode(shownBefore);
    return;
  }
  const contentDigest = args.createContentDigest({ fields, body: post.markdown, hooks: codeDigest() });
  addChild(markdown, { ...fields, id, internal: { type: 'Post', content: post.markdown, contentDigest } }, args);
}

/**
 * Makes every node anew; Gatsby keeps those that come out the same. So a scheduled post falls due, a text expires, a fact
 * gets a new value, drafts come and go with `INCLUDE_DRAFTS`, and the code of the hooks changes, without any file changing.
 */
async function createAll(args: NodePluginArgs): Promise<void> {
  for (const file of args.getNodesByType('File').filter(isContentFile)) await createEntries(file, args);
  for (const markdown of args.getNodesByType('MarkdownRemark')) await createText(markdown, args);
}

/** Whether every file has its node: what changes from now on, an author has changed in `gatsby develop`. */
let isSourced = false;

/** Brings the nodes that come from content files up to this day; the site comes after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createAll(args);
  isSourced = true;
};

/** Turns raw nodes into domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (!isContentFile(node)) return createText(node, args);
  // Any file may name a fact that has changed.
  return isSourced ? createAll(args) : createEntries(node, args);
};

/** We add child nodes to these types only. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  ['File', 'MarkdownRemark'].includes(node.internal.type);
