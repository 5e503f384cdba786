import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type ContentKind, YAML_KINDS } from '../content-model/kinds';
import { anchorResolvers } from './anchor-resolvers';
import { factNodeSchema } from './facts/fact-node';
import { graphqlTypes } from './graphql-types';
import { postNode } from './nodes';

const ANCHOR_FIELD = 'anchor: String!';

const POST_BODY = `
type PostHeading {
  id: String!
  text: String!
  depth: Int!
}

type PostBody {
  html: String!
  meanings: String!
  headings: [PostHeading!]!
}`;

/** The schema of a kind's nodes, where it is not that of its file. */
const NODE_SCHEMAS: Readonly<Record<string, z.ZodObject>> = { Fact: factNodeSchema };

function yamlTypes({ type, schema }: ContentKind): readonly string[] {
  const nodes = (NODE_SCHEMAS[type] ?? schema).extend({ order: z.int() });
  return graphqlTypes(type, nodes, type in anchorResolvers ? [ANCHOR_FIELD] : []);
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    ...YAML_KINDS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'body: PostBody!']),
    POST_BODY,
  ];
  actions.createTypes([...new Set(types)].join('\n\n'));
};
