import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
import { COPY_INTERFACES, interfacesOf } from './copy-fragments';
import { anchorResolvers } from './glossary';
import { graphqlInterface, graphqlTypes } from './graphql-types';
import { isMade, MADE_NODES } from './made-nodes';
import { postNode } from './nodes';

const requiredText = (field: string): string => `${field}: String!`;

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

function yamlTypes({ type, schema }: Collection): readonly string[] {
  const nodes = (isMade(type) ? MADE_NODES[type].schema : schema).extend({ order: z.int() });
  const interfaces = interfacesOf(schema);
  const fields = [...(type in anchorResolvers ? ['anchor'] : []), ...interfaces.flatMap(({ resolved }) => resolved)];
  return graphqlTypes(
    type,
    nodes,
    fields.map(requiredText),
    interfaces.map(({ name }) => name),
  );
}

/** Defines every domain type from the content model; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = [
    ...SITE_COLLECTIONS.flatMap(yamlTypes),
    ...graphqlTypes('Post', postNode, ['statusLabel: String', 'toolCard: ToolsCopyTools', 'body: PostBody!']),
    POST_BODY,
    ...COPY_INTERFACES.flatMap(({ name, schema, resolved }) =>
      graphqlInterface(name, schema, resolved.map(requiredText)),
    ),
  ];
  actions.createTypes([...new Set(types)].join('\n\n'));
};
