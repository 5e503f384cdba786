import type { z } from 'zod';
import { isRecord } from '../../utils/is-record';
import { type FieldSchema, fieldsOf, visitedFields } from './schema-fields';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** A value by its file and the keys that lead to it; `*` stands for any part. */
export type Place = readonly PropertyKey[];

/** The place of a value in a file; without keys, of all its values. */
export const placeOf = (file: string, ...path: Path): Place => [...file.split('/'), ...path];

/** Whether a place is another, or lies in it. */
export const isWithin = (inner: Place, outer: Place): boolean =>
  outer.length <= inner.length &&
  outer.every((part, index) => part === inner[index] || part === '*' || inner[index] === '*');

/** What the check assumes where a value is wrong, so that it can judge all others: the first that the schema takes. */
const STAND_INS: Readonly<Record<string, readonly unknown[]>> = {
  string: [
    ...['Stand-in', 'stand-in', 'x', '/stand-in/', '/stand-in.pdf', './stand-in.jpg', 'https://stand-in.invalid/'],
    ...['https://stand-in.invalid', 'info@stand-in.invalid', '2000-01-01', '2099-12-31', '12:00', '13:00', 'en-GB'],
    ...['Europe/London', '+441632960123'],
  ],
  number: [1, 0, 100],
  integer: [1, 0, 100],
  boolean: [false, true],
  array: [0, 1, 2, 3, 4, 5, 6].map((length) => Array.from({ length }, () => null)),
  object: [{}],
};

/** A discriminated union stands in by the form that needs least. */
function standInsOf(field: FieldSchema | undefined, isOptional: boolean): readonly unknown[] {
  const { type, anyOf, oneOf, const: fixed, enum: choices } = field ?? {};
  const forms = (anyOf ?? oneOf ?? []).toSorted((a, b) => (a.required?.length ?? 0) - (b.required?.length ?? 0));
  const ofForms = forms.map(({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([key, each]) => (each.const === undefined ? [] : [[key, each.const]])),
    ),
  );
  const own = fixed === undefined ? (choices ?? (type === undefined ? undefined : STAND_INS[type])) : [fixed];
  const scalars = forms.flatMap((form) => (form.properties ? [] : standInsOf(form, false)));
  return [...(isOptional ? [undefined] : []), ...(own ?? []), ...ofForms, ...scalars];
}

function withValue(value: unknown, [key, ...rest]: Path, changed: unknown): unknown {
  if (key === undefined) return changed;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? withValue(each, rest, changed) : each));
  const { [String(key)]: before, ...others } = isRecord(value) ? value : {};
  const after = withValue(before, rest, changed);
  return after === undefined ? others : { ...others, [String(key)]: after };
}

const MOST_ROUNDS = 40;

const nameOf = (path: Path): string => path.map((key) => `${String(key)}\n`).join('');

/**
 * A value with stand-ins where it breaks its schema.
 * @returns undefined if the schema takes none
 */
export function withStandIns<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const root = fieldsOf(schema);
  const tried = new Map<string, number>();
  const unknown: Path[] = [];
  let now = value;
  /** Puts the next stand-in at a path; where none is left, in the place of its group. */
  const assume = (path: Path): boolean => {
    const fields = new Map(visitedFields(root, now).map((each) => [nameOf(each.path), each.field]));
    const key = path.at(-1);
    const { properties, required = [] } = fields.get(nameOf(path.slice(0, -1))) ?? {};
    const candidates = standInsOf(fields.get(nameOf(path)), Boolean(properties) && !required.includes(String(key)));
    const turn = tried.get(nameOf(path)) ?? 0;
    tried.set(nameOf(path), turn + 1);
    if (turn < candidates.length) {
      unknown.push(path);
      now = withValue(now, path, candidates[turn]);
      return true;
    }
    for (const name of tried.keys()) if (name !== nameOf(path) && name.startsWith(nameOf(path))) tried.delete(name);
    return path.length > 0 && assume(path.slice(0, -1));
  };
  const repair = (issue: Issue): boolean => {
    const { code, path } = issue;
    if (code === 'unrecognized_keys') {
      for (const key of issue.keys) now = withValue(now, [...path, key], undefined);
      return true;
    }
    if (code !== 'too_big' || !Array.isArray(issue.input)) return assume(path);
    now = withValue(now, path, issue.input.slice(0, Number(issue.maximum)));
    return true;
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { data, error } = schema.safeParse(now, { reportInput: true });
    if (!error) return { data, unknown };
    const onePerPath = new Map(error.issues.map((issue) => [nameOf(issue.path), issue]));
    if (![...onePerPath.values()].every(repair)) return undefined;
  }
  return undefined;
}
