import { z } from 'zod';
import type { FieldSchema } from '../content-reader/schema-fields';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The GraphQL type of one field, and the definitions of the types inside it. */
function fieldType(schema: FieldSchema, name: string): { type: string; nested: string[] } {
  if (schema.graphql && schema.enum) {
    const values = schema.enum.map((value) => `  ${value}`).join('\n');
    return { type: schema.graphql, nested: [`enum ${schema.graphql} {\n${values}\n}`] };
  }
  if (schema.graphql && schema.type !== 'object') return { type: schema.graphql, nested: [] };
  if (schema.format === 'date') return { type: 'Date', nested: [] };
  if (schema.type === 'array' && schema.items) {
    const item = fieldType(schema.items, name);
    return { type: `[${item.type}!]`, nested: item.nested };
  }
  if (schema.type === 'object') {
    const type = schema.graphql ?? name;
    return { type, nested: objectTypes(type, schema) };
  }
  const scalar = SCALARS[schema.type ?? ''];
  if (!scalar) throw new Error(`The content model uses a type that GraphQL has no name for: ${name} is ${schema.type}`);
  return { type: scalar, nested: [] };
}

/** What Gatsby does to values of a type before a query gets them. */
const EXTENSIONS: Readonly<Record<string, string>> = { File: ' @fileByRelativePath', Date: ' @dateformat' };

function objectTypes(
  name: string,
  schema: FieldSchema,
  head = '',
  extraFields: readonly string[] = [],
  keyword = 'type',
): string[] {
  const nested: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const field = fieldType(property, name + capitalise(key));
    nested.push(...field.nested);
    const required = schema.required?.includes(key) ? '!' : '';
    return `  ${key}: ${field.type}${required}${EXTENSIONS[field.type] ?? ''}`;
  });
  return [...nested, `${keyword} ${name}${head} {\n${[...fields, ...extraFields].join('\n')}\n}`];
}

/** The fields of a schema as a node has them: defaults are filled in. */
export const nodeFields = (schema: z.ZodObject): FieldSchema => z.toJSONSchema(schema, { io: 'output' }) as FieldSchema;

/**
 * The GraphQL interface that types with these fields implement.
 * @param extraFields fields that resolvers answer
 */
export const graphqlInterface = (
  name: string,
  schema: z.ZodObject,
  extraFields: readonly string[],
): readonly string[] =>
  objectTypes(
    name,
    nodeFields(schema),
    '',
    extraFields.map((field) => `  ${field}`),
    'interface',
  );

/**
 * The GraphQL definitions of a collection: explicit, not inferred, non-null where the schema requires a value. Types
 * that several collections share are among the definitions of each of them.
 * @param name the type's name
 * @param schema the zod schema of its nodes
 * @param extraFields fields that resolvers answer, such as `anchor: String!`
 * @param interfaces the interfaces that it implements besides `Node`
 */
export function graphqlTypes(
  name: string,
  schema: z.ZodObject,
  extraFields: readonly string[] = [],
  interfaces: readonly string[] = [],
): readonly string[] {
  return objectTypes(
    name,
    nodeFields(schema),
    ` implements ${['Node', ...interfaces].join(' & ')} @dontInfer`,
    extraFields.map((field) => `  ${field}`),
  );
}
