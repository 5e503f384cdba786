import { z } from 'zod';
import type { FieldSchema } from '../content/read/schema-fields';
import { PICTURE_SLOTS } from './picture-slots';

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
export function fieldType(schema: FieldSchema, name: string): { type: string; nested: string[] } {
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
const EXTENSIONS: Readonly<Record<string, string>> = {
  File: ' @link(by: "absolutePath")',
  Post: ' @link(by: "slug")',
  Date: ' @dateformat',
};

/** The fields that queries may select. */
export const publicFields = ({ properties = {} }: FieldSchema): [string, FieldSchema][] =>
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

/** What is selected in a field: nothing in a scalar; undefined if no query can select the field. */
function insideOf(field: FieldSchema, shared: Map<string, string>): string | undefined {
  const { graphql, fragment, slot, properties } = field;
  if (graphql === 'File') return slot && ` { ${PICTURE_SLOTS[slot]} }`;
  if (fragment) return ` { ...${fragment} }`;
  if (!properties) return '';
  const inside = selections(field, shared).join(' ');
  if (inside === '') return undefined;
  if (!graphql) return ` { ${inside} }`;
  shared.set(graphql, inside);
  return ` { ...${graphql}Fields }`;
}

/**
 * Selects an object's fields, pictures in the sizes of their slots; named objects are collected in `shared` as fragments.
 * @param aliases the names of fields in the answer
 */
export function selections(
  schema: FieldSchema,
  shared: Map<string, string>,
  aliases: ReadonlyMap<FieldSchema, string> = new Map(),
): string[] {
  return publicFields(schema).flatMap(([key, property]) => {
    const inside = insideOf(property.items ?? property, shared);
    const alias = aliases.get(property) ?? key;
    return inside === undefined ? [] : [(alias === key ? key : `${alias}: ${key}`) + inside];
  });
}
