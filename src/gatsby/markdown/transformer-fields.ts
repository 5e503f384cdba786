import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Root } from 'hast';
import type { ResolverContext } from '../nodes';

/** The fields of `MarkdownRemark` that ours are made from. */
interface TransformerFields {
  readonly htmlAst: Root;
  readonly wordCount: { readonly words: number | null };
}

/**
 * What gatsby-transformer-remark answers for a field of the markdown that a node is made from.
 * @param node a child of a `MarkdownRemark` node
 * @throws where it has no such parent, or the transformer no such field
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
  // The plugin ships no types; what its fields hold is told above.
  return (await field.resolve(markdown, {}, context, info)) as TransformerFields[Name];
}
