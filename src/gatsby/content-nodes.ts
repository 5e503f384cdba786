import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import { type ContentFiles, entriesOf } from '../content/read/content-files';
import { today } from '../utils/calendar';
import { buildStep } from './build-step';
import { checkPlannerWords } from './check-planner-words';
import { codeDigest } from './code-digest';
import { isNodeOf, NODE_TYPES, type NodeOf } from './nodes';
import { checkAgain } from './on-pre-bootstrap';
import { type ContentNode, readFiles, siteNodes, siteToday } from './site-content';

/** Whether a node is a file of the content folder. */
function isContentFile(node: Node): node is NodeOf<'File'> {
  return isNodeOf(node, 'File') && node.sourceInstanceName === 'content';
}

/**
 * Creates a node below its file, so that it goes with the file. gatsby-transformer-remark parses its markdown.
 * @returns its id
 */
function createNode(
  { type, name, fields, markdown }: ContentNode,
  file: Node,
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
): string {
  const id = createNodeId(`${type} ${name}`);
  // A line above the text, because it may begin like front matter.
  const content = markdown === undefined ? {} : { content: `\n${markdown}`, mediaType: 'text/markdown' };
  const contentDigest = createContentDigest({ fields, content, hooks: codeDigest() });
  actions.createNode({ ...fields, id, parent: file.id, children: [], internal: { type, contentDigest, ...content } });
  actions.createParentChildLink({ parent: file, child: { id } as Node });
  return id;
}

/** The content as last read; undefined until Gatsby has all files. */
let content: ContentFiles | undefined;

/**
 * Creates every node; Gatsby keeps identical ones. This is how scheduled posts fall due, texts expire, facts get new values,
 * `INCLUDE_DRAFTS` takes effect and hook code changes, although no content file has changed.
 */
async function createAll(args: NodePluginArgs): Promise<ContentFiles> {
  const read = await readFiles(content);
  content = read;
  const files = new Map(
    args
      .getNodesByType('File')
      .filter(isContentFile)
      .map((file) => [file.relativePath, file]),
  );
  const before = NODE_TYPES.flatMap((type) => args.getNodesByType(type));
  const shown = siteNodes(await siteToday(read)).map((node) => {
    const file = files.get(node.file);
    return file && createNode(node, file, args);
  });
  for (const node of before) if (!shown.includes(node.id)) args.actions.deleteNode(node);
  return read;
}

/** Updates the content nodes to today; the site's hook runs after the plugins that read the files. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { reporter } = args;
  const read = await buildStep(reporter, 'The content', () => createAll(args));
  checkPlannerWords(entriesOf(read, 'Fact'), today(), reporter);
};

/** After an author's change everything is created again and checked, because any file may name a fact. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  if (!content || !isContentFile(args.node)) return;
  await createAll(args);
  await checkAgain(args.reporter);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'File';
