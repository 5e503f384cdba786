import type { Node, NodePluginArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Root } from 'hast';
import { SITE_COLLECTIONS, type SingleType } from '../content/model/collections';
import type { ShownEntries } from '../content/resolve/entries';
import type { PageFields, PostFields } from '../content/resolve/pages';
import type { Site } from '../content/resolve/site';
import type { PlannerName } from '../routes';

interface FileFields {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
}

/** The fields of each node type: YAML entries with their order, posts, pages and files. */
export interface NodeFields extends Omit<ShownEntries, 'SiteSettings' | 'PlannerCopy'> {
  /** With what later hooks need of the whole site; no query selects it. */
  readonly SiteSettings: ShownEntries['SiteSettings'] &
    Pick<Site, 'redirects' | 'found'> & { readonly feeds: readonly string[] };
  readonly PlannerCopy: ShownEntries['PlannerCopy'] & { readonly planner: PlannerName };
  readonly Post: PostFields;
  readonly Page: PageFields;
  readonly File: FileFields;
}

/** The name of one of these types. */
export type NodeType = keyof NodeFields;

/** The types of the content's nodes. */
export const NODE_TYPES: ReadonlySet<string> = new Set([...SITE_COLLECTIONS.map(({ type }) => type), 'Post', 'Page']);

/** A node of one of these types. */
export type NodeOf<Type extends NodeType> = Node & NodeFields[Type];

/**
 * Narrows one of Gatsby's untyped nodes. Only `content-nodes.ts` creates nodes of the content's types, from validated
 * values, so the type name alone determines the fields.
 */
export function isNodeOf<Type extends NodeType>(node: Node, type: Type): node is NodeOf<Type> {
  return node.internal.type === type;
}

/** All nodes of a type. */
export function nodesOf<Type extends NodeType>(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  type: Type,
): NodeOf<Type>[] {
  return getNodesByType(type).filter((node) => isNodeOf(node, type));
}

/** The node of a file with a single record; the check stops a build without one. */
export function nodeOf<Type extends SingleType>(
  nodes: Pick<NodePluginArgs, 'getNodesByType'>,
  type: Type,
): NodeOf<Type> {
  const [node] = nodesOf(nodes, type);
  if (!node) throw new TypeError(`There is no ${type}.`);
  return node;
}

/** The part of a resolver's context that we use. */
export interface ResolverContext {
  readonly nodeModel: {
    /** The query then depends on all of them. */
    readonly findAll: <Type extends NodeType>(query: {
      type: Type;
      query?: object;
    }) => Promise<{ entries: Iterable<NodeOf<Type>> }>;
    readonly findOne: <Type extends NodeType>(query: { type: Type; query?: object }) => Promise<NodeOf<Type> | null>;
    readonly getNodeById: (query: { id: string; type: string }) => Node | null;
    readonly getNodesByIds: (query: { ids: readonly string[]; type: 'Post' }) => NodeOf<'Post'>[];
  };
}

/** The fields we build on; their plugins ship no types for them. */
interface PluginFields {
  /** Of gatsby-transformer-remark. */
  readonly MarkdownRemark: { readonly htmlAst: Root };
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
