import { z } from 'zod';
import { type FieldSchema, formsFor } from '../content/read/schema-fields';
import { isRecord } from '../utils/is-record';

/** A field of the content model with the limits that a form can hold while somebody types. */
export interface FormSchema extends FieldSchema {
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly oneOf?: readonly FormSchema[];
  readonly pattern?: string;
  /** What is wrong with a text that does not match `pattern`. */
  readonly patternMessage?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Whether a text or a list may be empty, although its field is required. */
  readonly mayBeEmpty?: boolean;
}

/** A text that no pattern of the model allows. */
const MATCHES_NOTHING = '\n';

function messageOf(schema: z.core.$ZodType): string {
  const message = z.core.safeParse(schema, MATCHES_NOTHING).error?.issues[0]?.message ?? '';
  return /^(must|is|has) /.test(message) ? `This ${message}.` : 'This does not have the form described below.';
}

const cache = new WeakMap<z.ZodType, FormSchema>();

/** The fields of a schema as an author fills them in, with the model's own message for each pattern. */
export function formSchema(schema: z.ZodType): FormSchema {
  const known = cache.get(schema);
  if (known) return known;
  const made: FormSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined || jsonSchema.format === 'uri')
        jsonSchema.patternMessage = messageOf(zodSchema);
      if (jsonSchema.type === 'string') jsonSchema.mayBeEmpty = z.core.safeParse(zodSchema, '').success;
      if (jsonSchema.type === 'array') jsonSchema.mayBeEmpty = z.core.safeParse(zodSchema, []).success;
    },
  }) as FormSchema;
  cache.set(schema, made);
  return made;
}

/** What an author may type for a number: digits, also with a currency sign before them and with thousands separated. */
export const TYPED_NUMBER = /^\s*[£$€]?\s*-?(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)(?:\.\d+)?\s*$/;
/** The same without a fraction. */
export const TYPED_INTEGER = /^\s*[£$€]?\s*-?(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)(?:\.0+)?\s*$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** The number that a form's text says; a text that says none is left for the check to report. */
function numberIn(text: string, { field, type }: FormSchema): unknown {
  if (type === 'integer' || type === 'number')
    return TYPED_NUMBER.test(text) ? Number(text.replace(/[£$€,\s]/g, '')) : text;
  return field === 'value' && NUMBER.test(text) ? Number(text) : text;
}

/** Whether two values are the same for an author; forms trim texts. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const EMPTY: readonly unknown[] = [undefined, null, '', [], {}];
const isEmpty = (value: unknown): boolean => EMPTY.some((nothing) => isSame(value, nothing));

/** Whether a form says all that an entry of the file says: it is that entry, wherever it is now. */
const isSaidBy = (value: unknown) => (entry: unknown) =>
  isRecord(entry) && isRecord(value) && Object.entries(entry).every(([key, said]) => isSame(said, value[key]));

/**
 * A form's value as an author would write it: numbers as numbers, and no line for a field that is empty or has its
 * default, unless the file has that line already.
 * @param before the value in the file
 */
export function tidy(value: unknown, schema: FormSchema, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((entry, index) => tidy(entry, schema.items ?? {}, old.find(isSaidBy(entry)) ?? old[index]));
  }
  if (!isRecord(value)) return typeof value === 'string' ? numberIn(value, schema) : value;
  const [{ properties = {}, required = [] } = {}] = formsFor(schema, value) as FormSchema[];
  const old = isRecord(before) ? before : {};
  // Sveltia hands fields over in no order of their own.
  const names = new Set([...Object.keys(properties).filter((key) => key in value), ...Object.keys(value)]);
  const entries = [...names].flatMap((key): [string, unknown][] => {
    const field = properties[key] ?? {};
    const tidied = tidy(value[key], field, old[key]);
    const saysNothing = isEmpty(tidied) || isSame(tidied, field.default);
    const isWritten = key in old && isSame(tidied, old[key]);
    return saysNothing && !required.includes(key) && !isWritten ? [] : [[key, tidied]];
  });
  return Object.fromEntries(entries);
}
