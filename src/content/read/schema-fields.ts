import { z } from 'zod';
import { isRecord } from '../../utils/is-record';

/** The part of JSON Schema, and of our own metadata, that the check, the guide and the GraphQL types use. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
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
  /** What the value is, where its type does not tell. */
  readonly field?: 'alt' | 'day' | 'email' | 'href' | 'https' | 'picture' | 'slug' | 'value';
  /** What kind of value it names. */
  readonly reference?: string;
  /** The value occurs once in its list. */
  readonly unique?: boolean;
  /** How many characters a text should have: search results show no more, and say too little with fewer. */
  readonly idealLength?: { readonly least?: number; readonly most: number };
  /** What a new entry begins with, where that differs from the value without the field. */
  readonly inNewEntries?: unknown;
  /** The day after which a text is no longer true. */
  readonly lastDay?: boolean;
  /** The names that the site fills in, written `{name}` in the text. */
  readonly placeholders?: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** The text may name prices of `pricing.yaml`, such as `{price:Name of a plan}`. */
  readonly prices?: boolean;
  /** The text of a post may name facts of `facts.yaml`, such as `{fact:its-id}`. */
  readonly facts?: boolean;
  /** Words in sentences, in which quotes and dashes are set; `false` where a text is kept as it is typed. */
  readonly prose?: boolean;
  /** An address that is added once its page exists; until then its label leads nowhere. */
  readonly comesLater?: boolean;
  /** The text may hold links, written `[words](address)`. */
  readonly links?: boolean;
  /** The GraphQL type, where it is not made from the type of the value and the place of the field. */
  readonly graphql?: string;
  /** `false` where pages do not ask for the field with the rest of the copy, because a node or a single query reads it. */
  readonly fragment?: boolean;
  /** The width and height in pixels that the layout needs. */
  readonly minWidth?: number;
  readonly minHeight?: number;
}

const cache = new WeakMap<z.ZodType, FieldSchema>();

/** The fields of a schema as an author writes them. */
export function fieldsOf(schema: z.ZodType): FieldSchema {
  const known = cache.get(schema);
  if (known) return known;
  const fields = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  cache.set(schema, fields);
  return fields;
}

type Path = readonly PropertyKey[];

/** The forms that a value may have; of several, those whose fixed values (such as `provider`) agree with it. */
export function formsFor(schema: FieldSchema, value: unknown): readonly FieldSchema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return [schema];
  return forms.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([key, field]) => field.const === undefined || (isRecord(value) && value[key] === field.const),
    ),
  );
}

/** One value of a file with its field; `parent` is the group that it is in. */
export interface VisitedField {
  readonly path: Path;
  readonly value: unknown;
  readonly field: FieldSchema;
  readonly parent: Readonly<Record<string, unknown>>;
}

/** Calls `visit` for every value of a file that the schema knows, absent optional ones included. */
export function visitFields(
  field: FieldSchema,
  value: unknown,
  visit: (visited: VisitedField) => void,
  path: Path = [],
  parent: Readonly<Record<string, unknown>> = {},
): void {
  visit({ path, value, field, parent });
  for (const form of formsFor(field, value)) {
    if (Array.isArray(value) && form.items) {
      for (const [index, entry] of value.entries()) visitFields(form.items, entry, visit, [...path, index], parent);
    } else if (isRecord(value)) {
      for (const [key, property] of Object.entries(form.properties ?? {})) {
        visitFields(property, value[key], visit, [...path, key], value);
      }
    }
  }
}

/** The field at `path`, as far as the schema knows it. */
export function fieldAt(schema: FieldSchema, path: Path, value: unknown): FieldSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inside = isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  for (const form of formsFor(schema, value)) {
    const next = typeof key === 'number' ? form.items : form.properties?.[String(key)];
    const found = next && fieldAt(next, rest, inside);
    if (found) return found;
  }
  return undefined;
}
