import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { checkedEntries } from '../content/check/checked-files';
import { type ResolvedFacts, resolveFacts, shownOf } from '../content/check/resolve-facts';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { isTextPage } from '../content/model/page';
import type { ContentFiles, DataFile, PostFile } from '../content/read/content-files';
import { today } from '../utils/calendar';
import { codeDigest } from './code-digest';
import { entryFields, planNode } from './derived-nodes';
import { factsNamed } from './facts/post-facts';
import { isDevelop, showsHiddenPosts } from './gatsby-command';
import { isNodeOf, type NodeOf } from './nodes';
import { checkAgain, contentChecker } from './on-pre-bootstrap';
import { pageFields } from './page-node';
import { postFields } from './post-node';

/** Facts as shown today; empty while their file has a mistake, which the check reports. */
const factsOfToday = (files: ContentFiles): ResolvedFacts => resolveFacts(checkedEntries(files, 'Fact') ?? [], today());

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

/**
 * Creates a node below a file or its markdown, or deletes it if it is no longer shown.
 * @param name what tells it from others of its type
 * @param fields its fields; undefined if it is not shown
 * @param content its markdown, if any
 */
function update(
  parent: Node,
  [type, name]: readonly [type: string, name: string | number],
  fields: object | undefined,
  content: string | undefined,
  { actions, createNodeId, createContentDigest, getNode }: NodePluginArgs,
): void {
  const id = createNodeId(`${type} ${name}`);
  if (!fields) {
    const shownBefore = getNode(id);
    if (shownBefore) actions.deleteNode(shownBefore);
    return;
  }
  const contentDigest = createContentDigest({ fields, content, hooks: codeDigest() });
  const internal = { type, contentDigest, ...(content !== undefined && { content }) };
  actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
  actions.createParentChildLink({ parent, child: { id } as Node });
}

/**
 * Updates the `Page` of a file in `content/pages`.
 * @param parent the file, or its markdown node
 */
function updatePage(file: NodeOf<'File'>, parent: Node, files: ContentFiles, args: NodePluginArgs): void {
  const read = validOf(files.data.find(({ collection }) => collection.file === file.relativePath));
  if (read?.collection.type !== 'Page') return;
  const all = factsOfToday(files);
  const fields = pageFields(read, files, { day: today(), facts: shownOf(all) });
  const isShown = fields && (!fields.draft || showsHiddenPosts());
  const shown = isShown ? { ...fields, facts: factsNamed(read.markdown ?? '', all) } : undefined;
  update(parent, ['Page', file.relativePath], shown, read.markdown, args);
}

/** Updates the nodes of a YAML file, one per entry; skips posts, pictures and files that only the check reads. */
function updateEntries(file: NodeOf<'File'>, files: ContentFiles, args: NodePluginArgs): void {
  const collection = SITE_COLLECTIONS.find((each) => each.file === file.relativePath);
  if (!collection) {
    // Text pages come from their markdown nodes.
    if (!isTextPage(file.relativePath)) updatePage(file, file, files, args);
    return;
  }
  const read = validOf(files.data.find((each) => each.collection === collection));
  const plans = checkedEntries(files, 'PricingPlan')?.map(planNode);
  const shown = { day: today(), facts: shownOf(factsOfToday(files)), plans };
  for (const [order, entry] of entryFields(collection, read?.entries ?? [], shown).entries())
    update(file, [collection.type, order], entry && { ...entry, order }, undefined, args);
}

/** Updates the `Post` or `Page` of a markdown node. */
function updateText(markdown: Node, files: ContentFiles, args: NodePluginArgs): void {
  const file = markdown.parent ? args.getNode(markdown.parent) : undefined;
  if (!isContentFile(file)) return;
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) {
    updatePage(file, markdown, files, args);
    return;
  }
  const post = validOf(files.posts.find((each) => each.slug === slug));
  if (!post?.frontMatter) return;
  const fields = postFields(post.frontMatter, post.markdown, slug, factsOfToday(files));
  const isShown = fields.status === 'published' || showsHiddenPosts();
  update(markdown, ['Post', slug], isShown ? fields : undefined, post.markdown, args);
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
  for (const file of args.getNodesByType('File').filter(isContentFile)) updateEntries(file, files, args);
  for (const markdown of args.getNodesByType('MarkdownRemark')) updateText(markdown, files, args);
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
  if (!isContentFile(node)) {
    content ??= contentChecker.reader.read();
    return updateText(node, await content, args);
  }
  if (!isSourced) return;
  await createAll(args);
  await checkAgain(args.reporter);
};

/** The only parent types of our nodes. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  ['File', 'MarkdownRemark'].includes(node.internal.type);
