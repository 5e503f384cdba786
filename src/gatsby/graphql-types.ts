import { z } from 'zod';

/** The part of JSON Schema that the content model uses. */
interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly graphql?: string;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The GraphQL type of one field, and the definitions of the types inside it; a named list of values becomes an enum. */
function fieldType(schema: JsonSchema, name: string): { type: string; nested: string[] } {
  if (schema.graphql) {
    const values = schema.enum && `enum ${schema.graphql} {\n${schema.enum.map((value) => `  ${value}`).join('\n')}\n}`;
    return { type: schema.graphql, nested: values ? [values] : [] };
  }
  if (schema.type === 'array' && schema.items) {
    const item = fieldType(schema.items, name);
    return { type: `[${item.type}!]`, nested: item.nested };
  }
  if (schema.type === 'object') {
    return { type: name, nested: objectTypes(name, schema) };
  }
  const scalar = SCALARS[schema.type ?? ''];
  if (!scalar) throw new Error(`The content model uses a type that GraphQL has no name for: ${name} is ${schema.type}`);
  return { type: scalar, nested: [] };
}

function objectTypes(name: string, schema: JsonSchema, head = '', extraFields: readonly string[] = []): string[] {
  const nested: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const field = fieldType(property, name + capitalise(key));
    nested.push(...field.nested);
    const required = schema.required?.includes(key) ? '!' : '';
    const extension = property.graphql === 'File' ? ' @fileByRelativePath' : '';
    return `  ${key}: ${field.type}${required}${extension}`;
  });
  return [...nested, `type ${name}${head} {\n${[...fields, ...extraFields].join('\n')}\n}`];
}

/**
 * The GraphQL definitions of a content kind: explicit, not inferred, non-null where the schema requires a value.
 * @param name the type's name
 * @param schema the kind's zod schema
 * @param extraFields further lines of the type, such as `slug: String!`
 */
export function graphqlTypes(name: string, schema: z.ZodObject, extraFields: readonly string[] = []): string {
  const json = z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
  return objectTypes(name, json, ' implements Node @dontInfer', extraFields).join('\n\n');
}
