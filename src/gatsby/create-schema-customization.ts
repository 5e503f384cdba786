import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
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

/** What fragments for the copy of several pages are written on. */
const INTERFACES = `
interface PageCopy {
  seo: Seo!
  socialCard: String!
}

interface ProgrammeCopy {
  pricing: PricingHeading!
  listPriceLabel: String!
  priceLabel: String!
  savingLabel: String!
  popularLabel: String!
  planLabel: String!
  includedLabel: String!
  pricingNote: String!
}`;

/** The schema of a collection's nodes, where it is not that of its file. */
const NODE_SCHEMAS: Readonly<Record<string, z.ZodObject>> = { Fact: factNodeSchema };

function yamlTypes({ type, schema }: Collection): readonly string[] {
  const nodes = (NODE_SCHEMAS[type] ?? schema).extend({ order: z.int() });
  const isPageCopy = 'seo' in schema.shape;
  const fields = [...(type in anchorResolvers ? [ANCHOR_FIELD] : []), ...(isPageCopy ? ['socialCard: String!'] : [])];
  const interfaces = [...(isPageCopy ? ['PageCopy'] : []), ...('pricingNote' in schema.shape ? ['ProgrammeCopy'] : [])];
  return graphqlTypes(type, nodes, fields, interfaces);
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'body: PostBody!']),
    POST_BODY,
    INTERFACES,
  ];
  actions.createTypes([...new Set(types)].join('\n\n'));
};
