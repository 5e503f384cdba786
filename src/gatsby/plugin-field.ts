import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Root } from 'hast';
import type { ResolverContext } from './nodes';

/** The fields we build on; their plugins ship no types for them. */
interface PluginFields {
  /** Of gatsby-transformer-remark. */
  readonly MarkdownRemark: { readonly htmlAst: Root; readonly wordCount: { readonly words: number | null } };
  /** Of gatsby-transformer-sharp. */
  readonly ImageSharp: { readonly gatsbyImageData: IGatsbyImageData | undefined };
}

/** Resolves a field of a node with this id; see `fieldResolver`. */
export type ResolveField = ReturnType<typeof fieldResolver>;

/**
 * Resolves fields that plugins add to their nodes, as a query for them would.
 * @returns a function; its `args` are values inside the schema, such as `constrained`
 * @throws if there is no such node or field
 */
export function fieldResolver(context: ResolverContext, info: GraphQLResolveInfo) {
  return async <Type extends keyof PluginFields, Name extends keyof PluginFields[Type] & string>(
    type: Type,
    id: string | null | undefined,
    name: Name,
    args: object = {},
  ): Promise<PluginFields[Type][Name]> => {
    const node = context.nodeModel.getNodeById({ id: String(id), type });
    const schema = info.schema.getType(type);
    const field = schema && 'getFields' in schema ? schema.getFields()[name] : undefined;
    if (!node || !field || !('resolve' in field) || !field.resolve)
      throw new Error(`There is no ${name} of the ${type} ${id}.`);
    return (await field.resolve(node, args, context, info)) as PluginFields[Type][Name];
  };
}
