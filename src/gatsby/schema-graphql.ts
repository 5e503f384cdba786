import { z } from 'zod';
import type { FieldSchema } from '../content/read/schema-fields';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

/** A value that GraphQL allows in an enum; one with a hyphen or a space stays a string. */
const NAME = /^[A-Za-z_]\w*$/;

/** A word with a capital first letter. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A field's GraphQL type, and the definitions of nested types. */
function fieldType(schema: FieldSchema, name: string): { type: string; nested: string[] } {
  if (schema.enum?.every((value) => NAME.test(value)) && schema.graphql !== 'String') {
    const type = schema.graphql ?? name;
    return { type, nested: [`enum ${type} {\n${schema.enum.map((value) => `  ${value}`).join('\n')}\n}`] };
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

/** GraphQL extensions that Gatsby applies to a type's values, also in a list. */
const EXTENSIONS: Readonly<Record<string, string>> = { File: ' @link(by: "absolutePath")', Date: ' @dateformat' };

const publicFields = ({ properties = {} }: FieldSchema): [string, FieldSchema][] =>
  Object.entries(properties).filter(([, { internal }]) => !internal);

/** A type definition that begins with `head`, preceded by those of nested types. */
export function objectTypes(
  name: string,
  schema: FieldSchema,
  head = `type ${name}`,
  extraFields: readonly string[] = [],
): string[] {
  const nested: string[] = [];
  const fields = publicFields(schema).map(([key, property]) => {
    const field = fieldType(property, name + capitalise(key));
    nested.push(...field.nested);
    const required = schema.required?.includes(key) ? '!' : '';
    return `  ${key}: ${field.type}${required}${EXTENSIONS[field.type.replace(/[[\]!]/g, '')] ?? ''}`;
  });
  return [...nested, `${head} {\n${[...fields, ...extraFields.map((field) => `  ${field}`)].join('\n')}\n}`];
}

/** A schema's fields in a node, after defaults are filled in. */
export const nodeFields = (schema: z.ZodObject): FieldSchema => z.toJSONSchema(schema, { io: 'output' }) as FieldSchema;

/** Pages choose their pictures' sizes themselves. */
const isPicture = ({ graphql }: FieldSchema): boolean => graphql === 'File';

/** Selects an object's fields; named objects are collected in `shared` as fragments. */
export function selections(schema: FieldSchema, shared: Map<string, string>): string[] {
  return publicFields(schema).flatMap(([key, property]) => {
    const field = property.items ?? property;
    if (isPicture(field)) return [];
    if (!field.properties) return [key];
    const inside = selections(field, shared).join(' ');
    if (inside === '') return [];
    if (!field.graphql) return [`${key} { ${inside} }`];
    shared.set(field.graphql, inside);
    return [`${key} { ...${field.graphql}Fields }`];
  });
}
