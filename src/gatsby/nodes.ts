import type { Node, NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import type { Entries } from '../content-model/collections';
import { postFrontMatter } from '../content-model/post';
import type { NamedFacts } from './facts/post-facts';
import type { MADE_NODES } from './made-nodes';

/** What a `Post` node shows: its front matter, with what the sources say in place of the ids of facts, and more. */
export const postNode = postFrontMatter.extend({
  sources: z.array(z.object({ title: z.string(), url: z.string(), checked: z.iso.date().optional() })).optional(),
  expected: z.array(z.object({ from: z.iso.date(), labels: z.array(z.string()) })).optional(),
  slug: z.string(),
  status: z.enum(['published', 'draft', 'scheduled']),
  reviewDue: z.boolean(),
  path: z.string(),
  minutes: z.int(),
});

/** What a post's node holds; `facts` is what was known when it was made, and no query asks for it. */
export type PostFields = z.infer<typeof postNode> & NamedFacts;

/** A file below `content/`, as gatsby-source-filesystem describes it. */
interface FileFields {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
}

type MadeNodes = { readonly [Type in keyof typeof MADE_NODES]: z.infer<(typeof MADE_NODES)[Type]['schema']> };

/** What a node of each type holds, by the name of the type: entries of YAML files with their place, posts, and files. */
export type NodeFields = {
  readonly [Type in keyof Entries]: (Type extends keyof MadeNodes ? MadeNodes[Type] : Entries[Type]) & {
    readonly order: number;
  };
} & { readonly Post: PostFields & { readonly hooks: string }; readonly File: FileFields };

/** The name of one of these types. */
export type NodeType = keyof NodeFields;

/** A node of one of these types. */
export type NodeOf<Type extends NodeType> = Node & NodeFields[Type];

/**
 * Where Gatsby's untyped nodes become ours. Only `content-nodes.ts` makes nodes of the content's types, from values that
 * their schemas have checked, so the name of the type is enough to know what a node holds.
 */
export function isNodeOf<Type extends NodeType>(node: Node, type: Type): node is NodeOf<Type> {
  return isEntryOf(node, type);
}

/** The same of an entry that has not become a node, with the name of its type. */
export function isEntryOf<Type extends NodeType>(
  entry: { readonly internal: { readonly type: string } },
  type: Type,
): entry is { readonly internal: { readonly type: string } } & NodeFields[Type] {
  return entry.internal.type === type;
}

/** All nodes of a type. */
export function nodesOf<Type extends NodeType>(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  type: Type,
): NodeOf<Type>[] {
  return getNodesByType(type).filter((node) => isNodeOf(node, type));
}

/** The part of the context of a resolver that ours use. */
export interface ResolverContext {
  readonly nodeModel: {
    readonly findAll: <Type extends NodeType>(query: {
      type: Type;
      query?: object;
    }) => Promise<{ entries: Iterable<NodeOf<Type>> }>;
    readonly findOne: <Type extends NodeType>(query: { type: Type; query?: object }) => Promise<NodeOf<Type> | null>;
    readonly getNodeById: (query: { id: string; type: 'Post' }) => NodeOf<'Post'> | null;
    readonly getNodesByIds: (query: { ids: readonly string[]; type: 'Post' }) => NodeOf<'Post'>[];
  };
}

/** All nodes of a type, of which the query then depends. */
export async function allOf<Type extends NodeType>(
  type: Type,
  { nodeModel }: ResolverContext,
): Promise<NodeOf<Type>[]> {
  return [...(await nodeModel.findAll({ type })).entries];
}
