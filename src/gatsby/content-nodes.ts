import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import type { ContentFiles } from '../content/read/content-files';
import { documentsIn } from '../content/resolve/documents';
import { resolveSite, type Site } from '../content/resolve/site';
import { plannerFactIds } from '../planners/registry';
import { PLANNERS } from '../routes';
import { today } from '../utils/calendar';
import { buildStep } from './build-step';
import { codeDigest } from './code-digest';
import { followChanges } from './follow-changes';
import { showsHiddenPosts } from './gatsby-command';
import { isNodeOf, NODE_TYPES, type NodeOf } from './nodes';
import { contentChecker } from './on-pre-bootstrap';
import { uprightCopies } from './pictures';
import { cardFields } from './social-cards';

/** The nodes of all that is visible today: each with a name among those of its type, its file in `content/`, and perhaps its text. */
export function siteNodes({ entries, lists, owned, posts, redirects, found, feeds }: Site) {
  const withCard = cardFields();
  const factNames = lists.Fact.map(({ name }) => name);
  const isVisible = ({ status }: { readonly status: string }) => status === 'published' || showsHiddenPosts();
  const ofEntries = entries.map(({ type, file, written, shown, card }) => {
    const { file: name } = file.collection;
    const planner = PLANNERS.find((each) => name === `copy/${each}.yaml`);
    const ids = planner ? plannerFactIds(planner, written) : [];
    const ofPlanner = planner && { planner, facts: factNames.filter((fact) => ids.includes(fact)) };
    const ofSite = type === 'SiteSettings' && { redirects, found, feeds: [...feeds] };
    const more = { ...withCard(card), ...ofPlanner, ...ofSite };
    return { type, name: `${name} ${shown.order}`, file: name, fields: { ...shown, ...more }, markdown: undefined };
  });
  const ofTexts = [...owned, ...posts].filter(isVisible).map(({ type, file, shown, card }) => {
    const { collection, markdown } = file;
    return { type, name: collection.file, file: collection.file, fields: { ...shown, ...withCard(card) }, markdown };
  });
  return [...ofEntries, ...ofTexts];
}

/**
 * Reads the content.
 * @param before what was read last: while an author makes a mistake in a file, which the check reports, its last valid version
 * stays
 */
export async function readFiles(before?: ContentFiles): Promise<ContentFiles> {
  const { files } = await contentChecker.reader.read();
  const last = new Map(before?.data.map((file) => [file.file, file]));
  return {
    ...files,
    data: files.data.flatMap((file) => (files.broken.has(file.file) ? (last.get(file.file) ?? []) : file)),
  };
}

/** The site today, with pictures as files on the disk. */
export async function siteToday(files: ContentFiles): Promise<Site> {
  const [fileOf, documents] = await Promise.all([uprightCopies(files), documentsIn(files)]);
  return resolveSite(files, today(), { showsHidden: showsHiddenPosts(), fileOf, documents });
}

function isContentFile(node: Node): node is NodeOf<'File'> {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Creates a node below its file, so that it goes with the file, and waits until gatsby-transformer-remark has parsed its
 * markdown: a page that is queried before would show the text of the last version.
 * @returns its id
 */
async function createNode(
  { type, name, fields, markdown }: ReturnType<typeof siteNodes>[number],
  file: Node,
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
): Promise<string> {
  const id = createNodeId(`${type} ${name}`);
  // A line above the text, because it may begin like front matter.
  const content = markdown === undefined ? {} : { content: `\n${markdown}`, mediaType: 'text/markdown' };
  const contentDigest = createContentDigest({ fields, content, hooks: codeDigest() });
  const node = { ...fields, id, parent: file.id, children: [], internal: { type, contentDigest, ...content } };
  const created = actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node });
  await created;
  return id;
}

let content: ContentFiles | undefined;

const contentFiles = ({
  getNodesByType,
}: Pick<NodePluginArgs, 'getNodesByType'>): ReadonlyMap<string, NodeOf<'File'>> =>
  new Map(
    getNodesByType('File')
      .filter(isContentFile)
      .map((file) => [file.relativePath, file]),
  );

/** Changes with every file of the content. */
export const stateOf = (args: Pick<NodePluginArgs, 'getNodesByType'>): string =>
  [...contentFiles(args)].map(([name, { internal }]) => `${name} ${internal.contentDigest}`).join('\n');

/**
 * Creates every node; Gatsby keeps identical ones. This is how scheduled posts fall due, texts expire, facts get new values,
 * `INCLUDE_DRAFTS` takes effect and hook code changes, although no content file has changed.
 */
export async function createAll(args: NodePluginArgs): Promise<void> {
  const read = await readFiles(content);
  content = read;
  const files = contentFiles(args);
  const before = [...NODE_TYPES].flatMap((type) => args.getNodesByType(type));
  const created = siteNodes(await siteToday(read)).flatMap((node) => {
    const file = files.get(node.file);
    return file ? createNode(node, file, args) : [];
  });
  const ids = new Set(await Promise.all(created));
  for (const node of before) if (!ids.has(node.id)) args.actions.deleteNode(node);
}

/** Updates the content nodes to today; the site's hook runs after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await buildStep(args.reporter, 'The content', () => createAll(args));
};

/** After an author's change; any file may name a fact, so all nodes are created again. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node }) => {
  if (isContentFile(node)) await followChanges();
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'File';
