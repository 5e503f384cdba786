import { z } from 'zod';
import { isRecord } from '../../utils/is-record';
import type { FieldMeta } from '../model/field-meta';

/** The parts of JSON Schema and our metadata that the check, the guide and the GraphQL types use. */
export interface FieldSchema extends FieldMeta {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const cache = new WeakMap<z.ZodType, FieldSchema>();

/** A schema's fields as authors write them. */
export function fieldsOf(schema: z.ZodType): FieldSchema {
  const known = cache.get(schema);
  if (known) return known;
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  cache.set(schema, fields);
  return fields;
}

type Path = readonly PropertyKey[];

/** A value's possible forms; if several, those whose fixed values (such as `provider`) match it. */
export function formsFor(schema: FieldSchema, value: unknown): readonly FieldSchema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return [schema];
  return forms.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, field]) => field.const === undefined || (isRecord(value) && value[key] === field.const),
    ),
  );
}

/** A file's fields, with a list in the place of a plain value where a field takes one or more. */
export function withLists<Value>(value: Value, { properties = {} }: FieldSchema): Value {
  if (!isRecord(value)) return value;
  const isPlain = ([key, inside]: [string, unknown]) => properties[key]?.oneOrMore && typeof inside === 'string';
  const lists = Object.entries(value).filter(isPlain);
  return { ...value, ...Object.fromEntries(lists.map(([key, inside]) => [key, [inside]])) };
}

/** A value with its field; `parent` is the surrounding group. */
export interface VisitedField {
  readonly path: Path;
  readonly value: unknown;
  readonly field: FieldSchema;
  readonly parent: Readonly<Record<string, unknown>>;
}

/** Every value of the schema, including absent optional ones. */
export function visitedFields(
  field: FieldSchema,
  value: unknown,
  path: Path = [],
  parent: VisitedField['parent'] = {},
): VisitedField[] {
  const inside = formsFor(field, value).flatMap(({ items, properties = {} }) => {
    if (Array.isArray(value))
      return items ? value.flatMap((entry, index) => visitedFields(items, entry, [...path, index], parent)) : [];
    if (!isRecord(value)) return [];
    return Object.entries(properties).flatMap(([key, property]) =>
      visitedFields(property, value[key], [...path, key], value),
    );
  });
  return [{ path, value, field, parent }, ...inside];
}
