import { z } from 'zod';
import { SITE_COLLECTIONS } from '../../src/content-model/collections';
import { graphqlTypes } from '../../src/gatsby/graphql-types';

const sample = z.strictObject({
  title: z.string(),
  count: z.number().int().optional(),
  ratio: z.number(),
  shown: z.boolean().default(false),
  cover: z.string().meta({ graphql: 'File' }),
  tags: z.array(z.string()),
  links: z.array(z.strictObject({ label: z.string(), href: z.string().optional() })).optional(),
});

test('a schema becomes explicit types: required values are non-null, optional ones are not', () => {
  expect(graphqlTypes('Sample', sample, ['order: Int!']).join('\n\n')).toBe(`type SampleLinks {
  label: String!
  href: String
}

type Sample implements Node @dontInfer {
  title: String!
  count: Int
  ratio: Float!
  shown: Boolean!
  cover: File! @fileByRelativePath
  tags: [String!]!
  links: [SampleLinks!]
  order: Int!
}`);
});

test('a named list of values becomes an enum', () => {
  const schema = z.strictObject({ provider: z.enum(['none', 'post']).meta({ graphql: 'Provider' }) });
  expect(graphqlTypes('Form', schema).join('\n\n')).toBe(`enum Provider {
  none
  post
}

type Form implements Node @dontInfer {
  provider: Provider!
}`);
});

test('an object with a name of its own has it wherever it is used', () => {
  const heading = z.strictObject({ title: z.string() }).meta({ graphql: 'Heading' });
  expect(graphqlTypes('Page', z.strictObject({ first: heading, second: heading.optional() }))).toEqual([
    'type Heading {\n  title: String!\n}',
    'type Heading {\n  title: String!\n}',
    'type Page implements Node @dontInfer {\n  first: Heading!\n  second: Heading\n}',
  ]);
});

test('a day is a date that a query can format', () => {
  expect(graphqlTypes('Note', z.strictObject({ until: z.iso.date().optional() }))).toEqual([
    'type Note implements Node @dontInfer {\n  until: Date @dateformat\n}',
  ]);
});

test('a type that GraphQL has no name for is refused', () => {
  expect(() => graphqlTypes('Odd', z.strictObject({ when: z.null() }))).toThrow('OddWhen is null');
});

test('every kind of content has a type', () => {
  for (const { type, schema } of SITE_COLLECTIONS) {
    expect(graphqlTypes(type, schema).at(-1)).toContain(`type ${type} implements Node @dontInfer {`);
  }
});
