import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import type { ContentFiles } from '../content/read/content-files';
import { buildStep } from './build-step';
import { codeDigest } from './code-digest';
import { followChanges } from './follow-changes';
import { isNodeOf, NODE_TYPES, type NodeOf } from './nodes';
import { readFiles, siteNodes, siteToday } from './site-content';

function isContentFile(node: Node): node is NodeOf<'File'> {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Creates a node below its file, so that it goes with the file. gatsby-transformer-remark parses its markdown.
 * @returns what identifies it
 */
function createNode(
  { type, name, fields, markdown }: ReturnType<typeof siteNodes>[number],
  file: Node,
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
): Node {
  const id = createNodeId(`${type} ${name}`);
  // A line above the text, because it may begin like front matter.
  const content = markdown === undefined ? {} : { content: `\n${markdown}`, mediaType: 'text/markdown' };
  const contentDigest = createContentDigest({ fields, content, hooks: codeDigest() });
  const node = { ...fields, id, parent: file.id, children: [], internal: { type, contentDigest, ...content } };
  actions.createNode(node);
  const made = { ...node, internal: { ...node.internal, owner: '' } };
  actions.createParentChildLink({ parent: file, child: made });
  return made;
}

let content: ContentFiles | undefined;

/** The nodes that were created last; Gatsby may not have them yet. */
let created: readonly Node[] = [];

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
  const before = [...[...NODE_TYPES].flatMap((type) => args.getNodesByType(type)), ...created];
  const shown = siteNodes(await siteToday(read)).flatMap((node) => {
    const file = files.get(node.file);
    return file ? createNode(node, file, args) : [];
  });
  created = shown;
  const ids = new Set(shown.map(({ id }) => id));
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
