import { z } from 'zod';
import type { FieldSchema } from '../content/read/schema-fields';

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

/** The definition of a type that begins with `head`, after those of the types inside it. */
export function objectTypes(
  name: string,
  schema: FieldSchema,
  head = `type ${name}`,
  extraFields: readonly string[] = [],
): string[] {
  const nested: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const field = fieldType(property, name + capitalise(key));
    nested.push(...field.nested);
    const required = schema.required?.includes(key) ? '!' : '';
    return `  ${key}: ${field.type}${required}${EXTENSIONS[field.type] ?? ''}`;
  });
  return [...nested, `${head} {\n${[...fields, ...extraFields.map((field) => `  ${field}`)].join('\n')}\n}`];
}

/** The fields of a schema as a node has them: defaults are filled in. */
export const nodeFields = (schema: z.ZodObject): FieldSchema => z.toJSONSchema(schema, { io: 'output' }) as FieldSchema;

/** A page chooses the sizes of its pictures itself. */
const isPicture = ({ graphql }: FieldSchema): boolean => graphql === 'File';

/** The selections of an object's fields; objects with a name of their own are collected in `shared` as fragments. */
export function selections({ properties = {} }: FieldSchema, shared: Map<string, string>): string[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    const field = property.items ?? property;
    if (property.fragment === false || isPicture(field)) return [];
    if (!field.properties) return [key];
    const inside = selections(field, shared).join(' ');
    if (inside === '') return [];
    if (!field.graphql) return [`${key} { ${inside} }`];
    shared.set(field.graphql, inside);
    return [`${key} { ...${field.graphql}Fields }`];
  });
}
