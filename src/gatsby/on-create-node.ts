import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { formatProblem } from '../content-check/format';
import type { Problem } from '../content-check/problem';
import { readEntries, readPost } from '../content-check/read-content';
import { YAML_KINDS } from '../content-model/kinds';
import { postPath } from '../routes';
import { readingMinutes } from '../utils/reading-time';

interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
}

interface MarkdownNode extends Node {
  readonly fileAbsolutePath: string;
}

function isContentFile(node: Node): node is FileNode {
  return node.internal.type === 'File' && 'sourceInstanceName' in node && node.sourceInstanceName === 'content';
}

function isMarkdown(node: Node): node is MarkdownNode {
  return node.internal.type === 'MarkdownRemark';
}

function report(problems: readonly Problem[], { reporter }: CreateNodeArgs): void {
  for (const problem of problems) reporter.error(formatProblem(problem));
}

async function createEntries(node: FileNode, args: CreateNodeArgs): Promise<void> {
  const kind = YAML_KINDS.find(({ file }) => file === node.relativePath);
  if (!kind) return;
  const text = await readFile(node.absolutePath, 'utf8');
  const { entries, problems } = readEntries(text, path.join('content', kind.file), kind);
  report(problems, args);
  for (const [order, entry] of entries.entries()) {
    const id = args.createNodeId(`${kind.type} ${order}`);
    const contentDigest = args.createContentDigest({ entry, order });
    args.actions.createNode({
      ...entry,
      order,
      id,
      parent: node.id,
      children: [],
      internal: { type: kind.type, contentDigest },
    });
    args.actions.createParentChildLink({ parent: node, child: { id } as Node });
  }
}

async function createPost(node: MarkdownNode, args: CreateNodeArgs): Promise<void> {
  const folder = path.dirname(node.fileAbsolutePath);
  const slug = path.basename(folder);
  const text = await readFile(node.fileAbsolutePath, 'utf8');
  const { post, problems } = readPost(text, path.join('content', 'blog', slug, 'index.md'));
  report(problems, args);
  if (!post) return;
  const fields = { ...post.frontMatter, slug, path: postPath(slug), minutes: readingMinutes(post.body) };
  const id = args.createNodeId(`Post ${slug}`);
  args.actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: {
      type: 'Post',
      content: post.body,
      contentDigest: args.createContentDigest({ fields, body: post.body }),
    },
  });
  args.actions.createParentChildLink({ parent: node, child: { id } as Node });
}

/** Turns raw files into checked domain nodes: `Post` from markdown, one node per entry of a YAML file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (isMarkdown(node)) return createPost(node, args);
  if (isContentFile(node) && node.relativePath.endsWith('.yaml')) return createEntries(node, args);
};

/** Only files and their markdown have children of ours. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'File' || node.internal.type === 'MarkdownRemark';
