import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { type Collection, SITE_COLLECTIONS } from '../content-model/collections';
import { COPY_INTERFACES, interfacesOf, nodeSchema, resolvedFields } from './copy-fragments';
import { graphqlInterface, graphqlTypes } from './graphql-types';
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

function yamlTypes(collection: Collection): readonly string[] {
  return graphqlTypes(
    collection.type,
    nodeSchema(collection).extend({ order: z.int() }),
    resolvedFields(collection).map(requiredText),
    interfacesOf(collection.schema).map(({ name }) => name),
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
