import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { shownOf } from '../content/check/resolve-facts';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { isTextPage } from '../content/model/page';
import type { ContentFiles, DataFile, PostFile } from '../content/read/content-files';
import { today } from '../utils/calendar';
import { codeDigest } from './code-digest';
import { entryFields } from './derived-nodes';
import { factsNamed } from './facts/post-facts';
import { isDevelop, showsHiddenPosts } from './gatsby-command';
import { isNodeOf, type NodeOf, nodesOf } from './nodes';
import { checkAgain } from './on-pre-bootstrap';
import { pageFields } from './page-node';
import { postFields } from './post-node';
import { contentChecker, factsOfToday } from './site-content';

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
function isContentFile(node: Node | undefined): node is NodeOf<'File'> {
  return node !== undefined && isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/** The last valid version of each file, which `gatsby develop` shows while an author types; the check reports mistakes. */
const lastValid = new Map<string, DataFile | PostFile>();

function validOf<File extends DataFile | PostFile>(read: File | undefined): File | undefined {
  if (!read || !isDevelop()) return read;
  if (read.problems.length === 0) lastValid.set(read.file, read);
  return lastValid.get(read.file) as File | undefined;
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
 * Creates the `Page` of a file in `content/pages`, or deletes it if it became a draft.
 * @param parent the file, or its markdown node
 */
function createPage(file: NodeOf<'File'>, parent: Node, files: ContentFiles, args: NodePluginArgs): void {
  const read = validOf(files.data.find(({ collection }) => collection.file === file.relativePath));
  if (read?.collection.type !== 'Page') return;
  const all = factsOfToday(files);
  const { markdown } = read;
  const fields = pageFields(read, files, { day: today(), facts: shownOf(all) });
  const id = args.createNodeId(`Page ${file.relativePath}`);
  if (!fields || (fields.draft && !showsHiddenPosts())) {
    const shownBefore = nodesOf(args, 'Page').find((node) => node.id === id);
    if (shownBefore) args.actions.deleteNode(shownBefore);
    return;
  }
  const facts = factsNamed(markdown ?? '', all);
  const contentDigest = args.createContentDigest({ fields, facts, markdown, hooks: codeDigest() });
  const internal = { type: 'Page', contentDigest, ...(markdown === undefined ? {} : { content: markdown }) };
  addChild(parent, { ...fields, facts, id, internal }, args);
}

/** Turns a YAML file into one node per entry; skips posts, pictures and files that only the check reads. */
function createEntries(file: NodeOf<'File'>, files: ContentFiles, args: NodePluginArgs): void {
  const collection = SITE_COLLECTIONS.find((each) => each.file === file.relativePath);
  if (!collection) {
    // Text pages come from their markdown nodes.
    if (!isTextPage(file.relativePath)) createPage(file, file, files, args);
    return;
  }
  const read = validOf(files.data.find((each) => each.collection === collection));
  const shown = { day: today(), facts: shownOf(factsOfToday(files)) };
  for (const [order, written] of read?.entries.entries() ?? []) {
    const entry = entryFields(collection, written, shown);
    if (!entry) continue;
    const contentDigest = args.createContentDigest({ entry, order, hooks: codeDigest() });
    const id = args.createNodeId(`${collection.type} ${order}`);
    addChild(file, { ...entry, order, id, internal: { type: collection.type, contentDigest } }, args);
  }
}

/** Creates the `Post` or `Page` of a markdown node, or deletes it if it is no longer shown. */
function createText(markdown: Node, files: ContentFiles, args: NodePluginArgs): void {
  const file = markdown.parent ? args.getNode(markdown.parent) : undefined;
  if (!isContentFile(file)) return;
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) {
    createPage(file, markdown, files, args);
    return;
  }
  const post = validOf(files.posts.find((each) => each.slug === slug));
  if (!post?.frontMatter) return;
  const fields = postFields(post.frontMatter, post.markdown, post.slug, factsOfToday(files));
  const id = args.createNodeId(`Post ${slug}`);
  if (fields.status !== 'published' && !showsHiddenPosts()) {
    const shownBefore = nodesOf(args, 'Post').find((node) => node.id === id);
    if (shownBefore) args.actions.deleteNode(shownBefore);
    return;
  }
  const contentDigest = args.createContentDigest({ fields, body: post.markdown, hooks: codeDigest() });
  addChild(markdown, { ...fields, id, internal: { type: 'Post', content: post.markdown, contentDigest } }, args);
}

/** The content as last read. */
let content: Promise<ContentFiles> | undefined;

/**
 * Recreates every node; Gatsby keeps identical ones. This is how scheduled posts fall due, texts expire, facts get new
 * values, `INCLUDE_DRAFTS` takes effect and hook code changes, although no content file has changed.
 */
async function createAll(args: NodePluginArgs): Promise<void> {
  content = contentChecker.reader.read();
  const files = await content;
  for (const file of args.getNodesByType('File').filter(isContentFile)) createEntries(file, files, args);
  for (const markdown of args.getNodesByType('MarkdownRemark')) createText(markdown, files, args);
}

/** Whether all files have their nodes; any later change comes from an author in `gatsby develop`. */
let isSourced = false;

/** Updates the content nodes to today; the site's hook runs after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createAll(args);
  isSourced = true;
};

/**
 * Creates the node of new markdown. After an author's change everything is recreated and checked, because any file may name
 * a fact.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (!isContentFile(node)) return createText(node, await (content ?? contentChecker.reader.read()), args);
  if (!isSourced) return;
  await createAll(args);
  await checkAgain(args.reporter);
};

/** The only parent types of our nodes. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  ['File', 'MarkdownRemark'].includes(node.internal.type);
