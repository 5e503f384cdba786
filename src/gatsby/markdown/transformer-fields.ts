import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Root } from 'hast';
import type { ResolverContext } from '../nodes';

/** The `MarkdownRemark` fields we build on. */
interface TransformerFields {
  readonly htmlAst: Root;
  readonly wordCount: { readonly words: number | null };
}

/**
 * Resolves a gatsby-transformer-remark field of a node's markdown.
 * @param node a child of a `MarkdownRemark` node
 * @throws if it has no such parent, or the transformer no such field
 */
export async function transformerField<Name extends keyof TransformerFields>(
  node: Node,
  name: Name,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<TransformerFields[Name]> {
  const markdown = context.nodeModel.getNodeById({ id: String(node.parent), type: 'MarkdownRemark' });
  const type = info.schema.getType('MarkdownRemark');
  const field = type && 'getFields' in type ? type.getFields()[name] : undefined;
  if (!markdown || !field || !('resolve' in field) || !field.resolve)
    throw new Error(`gatsby-transformer-remark has no ${name} for ${node.id}.`);
  // The plugin ships no types; see the interface above.
  return (await field.resolve(markdown, {}, context, info)) as TransformerFields[Name];
}
