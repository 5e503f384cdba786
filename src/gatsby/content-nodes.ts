import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { entriesOf } from '../content/check/checked-files';
import { type ResolvedFacts, resolveFacts, shownOf } from '../content/check/resolve-facts';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { isTextPage } from '../content/model/page';
import type { ContentFiles, DataFile, PostFile } from '../content/read/content-files';
import { today } from '../utils/calendar';
import { buildStep } from './build-step';
import { codeDigest } from './code-digest';
import { entryFields, planNode } from './derived-nodes';
import { checkPlannerWords } from './facts/check-planner-words';
import { factsNamed } from './facts/post-facts';
import { showsHiddenPosts } from './gatsby-command';
import { isNodeOf, type NodeOf } from './nodes';
import { checkAgain, contentChecker } from './on-pre-bootstrap';
import { pageFields } from './page-node';
import { type SitePictures, sitePictures } from './pictures';
import { postFields } from './post-node';
import { socialCards } from './social-cards';

const factsOfToday = (files: ContentFiles): ResolvedFacts => resolveFacts(entriesOf(files, 'Fact'), today());

/** The content with its pictures' files and its social cards. */
interface SiteContent extends ContentFiles {
  readonly pictures: SitePictures;
  readonly cards: ReturnType<typeof socialCards>;
}

/** Finds the pictures that a file names. */
const pictureIn =
  ({ file }: DataFile | PostFile, { pictures }: SiteContent) =>
  (written: string): string =>
    pictures.of(file, written);

const POST_FILE = /^blog\/([^/]+)\/index\.md$/;

/** Whether a node is a file of the content folder. */
function isContentFile(node: Node | undefined): node is NodeOf<'File'> {
  return node !== undefined && isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Creates a node below a file or its markdown, or deletes it if it is no longer shown.
 * @param name what tells it from others of its type
 * @param ownFields its fields, without those of its social card; undefined if it is not shown
 * @param content its markdown, if any
 */
function update(
  parent: Node,
  [type, name]: readonly [type: string, name: string | number],
  ownFields: object | undefined,
  content: string | undefined,
  { cards }: SiteContent,
  { actions, createNodeId, createContentDigest, getNode }: NodePluginArgs,
): void {
  const id = createNodeId(`${type} ${name}`);
  if (!ownFields) {
    const shownBefore = getNode(id);
    if (shownBefore) actions.deleteNode(shownBefore);
    return;
  }
  const fields = { ...ownFields, ...cards.get(`${type} ${name}`) };
  const contentDigest = createContentDigest({ fields, content, hooks: codeDigest() });
  const internal = { type, contentDigest, ...(content !== undefined && { content }) };
  actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
  actions.createParentChildLink({ parent, child: { id } as Node });
}

/**
 * Updates the `Page` of a file in `content/pages`.
 * @param parent the file, or its markdown node
 */
function updatePage(file: NodeOf<'File'>, parent: Node, files: SiteContent, args: NodePluginArgs): void {
  const read = files.data.find(({ collection }) => collection.file === file.relativePath);
  if (read?.collection.type !== 'Page') return;
  const all = factsOfToday(files);
  const fields = pageFields(read, files, { day: today(), facts: shownOf(all), pictureOf: pictureIn(read, files) });
  const isShown = fields && (!fields.draft || showsHiddenPosts());
  const pictures = read.body ? files.pictures.inText(read.body) : {};
  const shown = isShown ? { ...fields, facts: factsNamed(read.markdown ?? '', all), pictures } : undefined;
  update(parent, ['Page', file.relativePath], shown, read.markdown, files, args);
}

/** Updates the nodes of a YAML file, one per entry; skips posts, pictures and files that only the check reads. */
function updateEntries(file: NodeOf<'File'>, files: SiteContent, args: NodePluginArgs): void {
  const collection = SITE_COLLECTIONS.find((each) => each.file === file.relativePath);
  if (!collection) {
    // Text pages come from their markdown nodes.
    if (!isTextPage(file.relativePath)) updatePage(file, file, files, args);
    return;
  }
  const read = files.data.find((each) => each.collection === collection);
  const plans = entriesOf(files, 'PricingPlan').map(planNode);
  const pictureOf = read && pictureIn(read, files);
  const shown = { day: today(), facts: shownOf(factsOfToday(files)), plans, pictureOf };
  for (const [order, entry] of entryFields(collection, read?.entries ?? [], shown).entries())
    update(file, [collection.type, order], entry && { ...entry, order }, undefined, files, args);
}

/** Updates the `Post` or `Page` of a markdown node. */
function updateText(markdown: Node, files: SiteContent, args: NodePluginArgs): void {
  const file = markdown.parent ? args.getNode(markdown.parent) : undefined;
  if (!isContentFile(file)) return;
  const slug = POST_FILE.exec(file.relativePath)?.[1];
  if (slug === undefined) {
    updatePage(file, markdown, files, args);
    return;
  }
  const post = files.posts.find((each) => each.slug === slug);
  if (!post) return;
  const published = entriesOf(files, 'Permalinks').flatMap(({ articles }) => articles);
  const shown = { facts: factsOfToday(files), pictureOf: pictureIn(post, files), published };
  const fields = {
    ...postFields(post.frontMatter, post.markdown, slug, shown),
    pictures: files.pictures.inText(post.body),
  };
  const isShown = fields.status === 'published' || showsHiddenPosts();
  update(markdown, ['Post', slug], isShown ? fields : undefined, post.markdown, files, args);
}

/** The content as last read: of each file the last valid version. */
let content: Promise<SiteContent> | undefined;

/** Reads the content. While an author types a mistake, which the check reports, the file's last valid version stays. */
async function readValid(): Promise<SiteContent> {
  const before = await content;
  const { files } = await contentChecker.reader.read();
  const keep = <File extends DataFile | PostFile>(now: readonly File[], last: readonly File[] = []): File[] => {
    const names = new Set(now.map(({ file }) => file));
    return [...now, ...last.filter(({ file }) => !names.has(file))];
  };
  const valid = { ...files, data: keep(files.data, before?.data), posts: keep(files.posts, before?.posts) };
  const pictures = await sitePictures(valid);
  return { ...valid, pictures, cards: socialCards(valid, pictures, shownOf(factsOfToday(valid))) };
}

/**
 * Recreates every node; Gatsby keeps identical ones. This is how scheduled posts fall due, texts expire, facts get new
 * values, `INCLUDE_DRAFTS` takes effect and hook code changes, although no content file has changed.
 */
async function createAll(args: NodePluginArgs): Promise<void> {
  content = readValid();
  const files = await content;
  for (const file of args.getNodesByType('File').filter(isContentFile)) updateEntries(file, files, args);
  for (const markdown of args.getNodesByType('MarkdownRemark')) updateText(markdown, files, args);
}

/** Whether all files have their nodes; any later change comes from an author in `gatsby develop`. */
let isSourced = false;

/** Updates the content nodes to today; the site's hook runs after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await buildStep(args.reporter, 'The content', () => createAll(args));
  if (content) checkPlannerWords(entriesOf(await content, 'Fact'), today(), args.reporter);
  isSourced = true;
};

/**
 * Creates the node of new markdown. After an author's change everything is recreated and checked, because any file may name
 * a fact.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (!isContentFile(node)) {
    content ??= readValid();
    return updateText(node, await content, args);
  }
  if (!isSourced) return;
  await createAll(args);
  await checkAgain(args.reporter);
};

/** The only parent types of our nodes. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  ['File', 'MarkdownRemark'].includes(node.internal.type);
