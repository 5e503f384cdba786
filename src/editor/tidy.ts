import { isRecord } from '../utils/is-record';
import type { EditorSchema } from './editor-schema';

type Group = Readonly<Record<string, unknown>>;

/** Whether two values say the same; the editor takes the spaces around a text away. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => saysTheSame(entry, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && saysTheSame(a[key], b[key]));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function tidyGroup(value: Group, { properties = {}, required = [] }: EditorSchema, before: unknown): Group {
  const old = isRecord(before) ? before : {};
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const schema = properties[key] ?? {};
    const tidied = tidy(entry, schema, old[key]);
    const saysNothing = isEmpty(tidied) || saysTheSame(tidied, schema.default);
    const wasWritten = key in old && saysTheSame(tidied, old[key]);
    return saysNothing && !required.includes(key) && !wasWritten ? [] : [[key, tidied]];
  });
  return Object.fromEntries(entries);
}

/**
 * What a form holds, as an author would write it: without fields that were left empty, and without values that hold
 * anyway, unless the file had them.
 * @param before the value in the file
 */
export function tidy(value: unknown, schema: EditorSchema, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((entry, index) => tidy(entry, schema.items ?? {}, old[index]));
  }
  if (isRecord(value)) return tidyGroup(value, schema, before);
  if (schema.field === 'value' && typeof value === 'string' && NUMBER.test(value)) return Number(value);
  return value;
}
