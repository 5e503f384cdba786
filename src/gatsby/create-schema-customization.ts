import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type ContentKind, YAML_KINDS } from '../content-model/kinds';
import { postFrontMatter } from '../content-model/post';
import { CARD_DESIGN } from './cards/card-design';
import { CARD_TYPES } from './cards/node-card';
import { factNodeSchema } from './facts/fact-node';
import { graphqlTypes } from './graphql-types';

const CARD_FIELD = 'card: String!';

/** What a `Post` node holds beside its front matter. */
const postNode = postFrontMatter.extend({
  slug: z.string(),
  status: z.string(),
  reviewDue: z.boolean(),
  path: z.string(),
  minutes: z.int(),
});

const CARD_DESIGN_TYPE = `type ${CARD_DESIGN} implements Node @dontInfer {\n  digest: String!\n}`;

const POST_BODY = `
type PostHeading {
  id: String!
  text: String!
  depth: Int!
}

type PostBody {
  html: String!
  headings: [PostHeading!]!
}`;

/** The schema of a kind's nodes, where it is not that of its file. */
const NODE_SCHEMAS: Readonly<Record<string, z.ZodObject>> = { Fact: factNodeSchema };

function yamlTypes({ type, schema }: ContentKind): readonly string[] {
  const nodes = (NODE_SCHEMAS[type] ?? schema).extend({ order: z.int() });
  return graphqlTypes(type, nodes, CARD_TYPES.includes(type) ? [CARD_FIELD] : []);
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    ...YAML_KINDS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'body: PostBody!', CARD_FIELD]),
    CARD_DESIGN_TYPE,
    POST_BODY,
  ];
  actions.createTypes([...new Set(types)].join('\n\n'));
};
