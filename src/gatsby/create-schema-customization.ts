import type { GatsbyNode } from 'gatsby';
import { type ContentKind, YAML_KINDS } from '../content-model/kinds';
import { postFrontMatter } from '../content-model/post';
import { CARD_DESIGN } from './cards/card-design';
import { CARD_TYPES } from './cards/node-card';
import { factTypes } from './facts/fact-node';
import { graphqlTypes } from './graphql-types';

const CARD_FIELD = '  card: String!';

const POST_FIELDS = [
  '  slug: String!',
  '  status: String!',
  '  reviewDue: Boolean!',
  '  statusLabel: String',
  '  path: String!',
  '  minutes: Int!',
  '  body: PostBody!',
  CARD_FIELD,
];

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

function postTypes(): string {
  return graphqlTypes('Post', postFrontMatter, POST_FIELDS)
    .replace('  date: String!', '  date: Date! @dateformat')
    .replace(/^ {2}(updated|reviewed|reviewBy|checked): String$/gm, '  $1: Date @dateformat')
    .replace('  readTime: String', '  readTime: String!');
}

function yamlTypes({ type, schema }: ContentKind): string {
  const types = graphqlTypes(type, schema, ['  order: Int!', ...(CARD_TYPES.includes(type) ? [CARD_FIELD] : [])]);
  return type === 'Fact' ? factTypes(types) : types;
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([...YAML_KINDS.map(yamlTypes), CARD_DESIGN_TYPE, POST_BODY, postTypes()].join('\n\n'));
};
