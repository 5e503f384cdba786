import { z } from 'zod';
import { isRecord } from '../../utils/is-record';

/** The parts of JSON Schema and our metadata that the check, the guide and the GraphQL types use. */
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
  /** The kind of value, if its type is not enough. */
  readonly field?: 'alt' | 'day' | 'email' | 'href' | 'https' | 'picture' | 'slug' | 'value';
  /** The picture may be a drawing. */
  readonly drawing?: boolean;
  /** The kind of thing it names. */
  readonly reference?: string;
  /** The kind of name that no two entries of the file may share; for titles, no two pages. */
  readonly unique?: string;
  /** Recommended length in characters: search results cut off longer texts, and shorter ones waste their space. */
  readonly idealLength?: { readonly least?: number; readonly most: number };
  /** The initial value in new entries, if different from the default. */
  readonly inNewEntries?: unknown;
  /** The day on which something was done. */
  readonly past?: boolean;
  /** The fields whose texts are true until this day; a `fallback` replaces the first, and the others disappear. */
  readonly lastDayOf?: readonly string[];
  /** Placeholders the site fills in, written `{name}` in the text. */
  readonly placeholders?: { readonly required: readonly string[]; readonly optional: readonly string[] };
  /** The text may contain prices from `pricing.yaml`, such as `{price:Name of a plan}`. */
  readonly prices?: boolean;
  /** A post's text may contain facts from `facts.yaml`, such as `{fact:its-id}`. */
  readonly facts?: boolean;
  /** Prose, in which the build sets quotes and dashes; `false` keeps it as typed. */
  readonly prose?: boolean;
  /** A URL to add once its page exists; until then its label leads nowhere. */
  readonly comesLater?: boolean;
  /** The text may contain links, written `[words](address)`. */
  readonly links?: boolean;
  /** The GraphQL type, if not derived from the value's type and the field's place. */
  readonly graphql?: string;
  /** Width and height in pixels that the layout needs. */
  readonly minWidth?: number;
  readonly minHeight?: number;
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
