// Guards the GraphQL types and fragments generated from content schemas.
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildSchema, parse, validate } from 'gatsby/graphql';
import { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content/model/collections';
import { copyFragments, createSchemaCustomization, graphqlTypes } from '../../src/gatsby/content-graphql';

test('a schema becomes explicit types: required values are non-null, optional ones are not, lists of values are enums', () => {
  const sample = z.strictObject({
    title: z.string(),
    count: z.number().int().optional(),
    ratio: z.number(),
    shown: z.boolean().default(false),
    cover: z.string().meta({ graphql: 'File' }),
    tags: z.array(z.string()),
    provider: z.enum(['none', 'post']).meta({ graphql: 'Provider' }),
    links: z.array(z.strictObject({ label: z.string(), href: z.string().optional() })).optional(),
  });
  expect(
    graphqlTypes('Sample', sample, ['order: Int!'])
      .join('\n')
      .replace(/\s+/g, ' ')
      .split(/ (?=type|enum)/),
  ).toEqual(
    expect.arrayContaining([
      'enum Provider { none post }',
      'type SampleLinks { label: String! href: String }',
      'type Sample implements Node @dontInfer { title: String! count: Int ratio: Float! shown: Boolean! ' +
        'cover: File! @fileByRelativePath tags: [String!]! provider: Provider! links: [SampleLinks!] order: Int! }',
    ]),
  );
});

/** Gatsby's additions to the content's types. */
const GATSBY_TYPES = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { node: Node }
`;

test('the fragments of copy ask only for what the types have', () => {
  let types = GATSBY_TYPES;
  const args = {
    actions: { createTypes: (text: string) => (types += `${text}\n`) },
    schema: {
      buildUnionType: (union: { name: string; types: string[] }) => `union ${union.name} = ${union.types.join(' | ')}`,
    },
  };
  createSchemaCustomization?.(args as unknown as CreateSchemaCustomizationArgs, { plugins: [] }, () => undefined);
  const errors = validate(buildSchema(types, { assumeValid: true }), parse(copyFragments()));
  // Components have their own fragments.
  const own = errors.filter(({ message }) => !/is never used\.$|^Unknown fragment "\w+Data"/.test(message));
  expect(own).toEqual([]);
});

test('no entry has a field whose name Gatsby keeps for itself, since its node would lose it', () => {
  const own = ['id', 'parent', 'children', 'internal'];
  // A fact node's `name` holds the fact's id.
  const taken = SITE_COLLECTIONS.filter(({ type }) => type !== 'Fact').flatMap(({ file, schema }) =>
    Object.keys(schema.shape).flatMap((name) => (own.includes(name) ? `${file}: ${name}` : [])),
  );
  expect(taken).toEqual([]);
});
