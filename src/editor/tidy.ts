import { saysTheSame } from '../content/read/yaml-writer';
import { isRecord } from '../utils/is-record';
import type { EditorSchema } from './editor-schema';
import { typedNumber } from './typed-number';

type Group = Readonly<Record<string, unknown>>;

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A value that a form holds as text, as the number it says; what says none is left for the check. */
function numberIn(text: string, { field, type }: EditorSchema): unknown {
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : (typedNumber(text) ?? text);
  return field === 'value' && NUMBER.test(text) ? Number(text) : text;
}

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
  return typeof value === 'string' ? numberIn(value, schema) : value;
}
