import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildSchema, parse, validate } from 'gatsby/graphql';
import { copyFragments } from '../../src/gatsby/copy-fragments';
import { createSchemaCustomization } from '../../src/gatsby/create-schema-customization';

/** What Gatsby adds to the types of the content. */
const GATSBY_TYPES = `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { node: Node }
`;

function schema() {
  let types = '';
  const actions = { createTypes: (text: string) => (types = text) };
  createSchemaCustomization?.(
    { actions } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  return buildSchema(GATSBY_TYPES + types, { assumeValid: true });
}

const fragment = (type: string): string => copyFragments().match(`fragment ${type}Fields on ${type} .*`)?.[0] ?? '';

it('asks only for what the types have', () => {
  const errors = validate(schema(), parse(copyFragments())).filter(
    ({ message }) => !message.endsWith('is never used.'),
  );
  expect(errors).toEqual([]);
});

it('asks for every label of a page, also inside groups and shared groups', () => {
  expect(fragment('HomeCopy')).toContain('hero { title text bookLabel imageAlt }');
  expect(fragment('HomeCopy')).toContain('services { ...HeadingFields }');
  expect(fragment('Heading')).toContain('eyebrow title lead');
});

it('asks for every field of an entry in a list, with what resolvers answer', () => {
  expect(fragment('Pillar')).toContain('{ icon title description details }');
  expect(fragment('PricingPlan')).toContain('texts { listPrice price saving currency }');
  expect(fragment('Faq')).toContain('{ question answer anchor }');
});

it('leaves out pictures, and what a node or a single query reads', () => {
  expect(fragment('BlogCopy')).not.toMatch(/emptyPicture|ignoredWords|feed/);
  expect(fragment('Service')).not.toMatch(/image\b/);
  expect(fragment('GlossaryTerm')).not.toContain('inArticles');
  expect(fragment('Seo')).toBe('fragment SeoFields on Seo { title description }');
});
