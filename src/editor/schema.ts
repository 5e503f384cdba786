import { type FieldSchema, formsFor } from '../content/read/schema-fields';
import { isRecord } from '../utils/is-record';

/** A number as authors type it: digits, possibly with a currency sign and thousands separators. */
export const TYPED_NUMBER = /^\s*[£$€]?\s*-?(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)(?:\.\d+)?\s*$/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Parses a form's number; leaves anything else for the check to report. */
function numberIn(text: string, { field, type }: FieldSchema): unknown {
  if (type === 'integer' || type === 'number')
    return TYPED_NUMBER.test(text) ? Number(text.replace(/[£$€,\s]/g, '')) : text;
  return field === 'value' && NUMBER.test(text) ? Number(text) : text;
}

/** Whether two values are equal to an author; forms trim texts. */
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

/**
 * A form's value as an author would write it: numbers as numbers, and no line for an empty or default field unless the file
 * already has one.
 * @param before the value in the file
 */
export function tidy(value: unknown, schema: FieldSchema, before: unknown): unknown {
  if (Array.isArray(value)) {
    if (schema.oneOrMore && value.length === 1 && !Array.isArray(before)) return value[0];
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((entry, index) => tidy(entry, schema.items ?? {}, old[index]));
  }
  if (!isRecord(value)) return typeof value === 'string' ? numberIn(value, schema) : value;
  const [{ properties = {}, required = [] } = {}] = formsFor(schema, value);
  const old = isRecord(before) ? before : {};
  // Sveltia passes fields in no particular order.
  const names = new Set([...Object.keys(properties).filter((key) => key in value), ...Object.keys(value)]);
  const entries = [...names].flatMap((key): [string, unknown][] => {
    // Keys of neither the form nor the file are the editor's own.
    if (!(key in properties) && !(key in old)) return [];
    const field = properties[key] ?? {};
    const tidied = tidy(value[key], field, old[key]);
    const saysNothing = isEmpty(tidied) || isSame(tidied, field.default);
    const isWritten = key in old && isSame(tidied, old[key]);
    return saysNothing && !required.includes(key) && !isWritten ? [] : [[key, tidied]];
  });
  return Object.fromEntries(entries);
}
