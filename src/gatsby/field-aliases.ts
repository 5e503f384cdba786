import type { FieldSchema } from '../content/read/schema-fields';
import { fieldType, publicFields } from './schema-graphql';

/** A section kind: its GraphQL type and its fields, those from other files too. */
export interface Kind {
  readonly name: string;
  readonly fields: FieldSchema;
}

/**
 * The types of a field and of all in it, by path.
 * @param place names its type, if nothing else does
 * @param mark the lists that it is in, and `!` if it is never null
 */
function typesIn(field: FieldSchema, place: string, mark: string, path = ''): [path: string, type: string][] {
  if (field.items) return typesIn(field.items, place, `[]${mark}`, path);
  if (!field.properties) return [[path, fieldType(field, place).type + mark]];
  const inside = publicFields(field).flatMap(([key, each]) =>
    typesIn(each, place + key, field.required?.includes(key) ? '!' : '', `${path}.${key}`),
  );
  return [[path, `{}${mark}`], ...inside];
}

/**
 * The names of fields in a query for all kinds. Fields of one name cannot be in one answer if their types differ, or those of
 * fields in them (GraphQL 5.3.2): the later one gets a number, as in `columns_1`; `ownNames` takes it away again.
 */
export function fieldAliases(kinds: readonly Kind[]): ReadonlyMap<FieldSchema, string> {
  const known = new Map<string, ReadonlyMap<string, string>[]>();
  const aliasOf = (key: string, types: readonly [path: string, type: string][]): string => {
    const all = known.get(key) ?? [];
    const found = all.findIndex((other) => types.every(([path, type]) => (other.get(path) ?? type) === type));
    const number = found === -1 ? all.length : found;
    all[number] = new Map([...(all[number] ?? []), ...types]);
    known.set(key, all);
    return number === 0 ? key : `${key}_${number}`;
  };
  return new Map(
    kinds.flatMap(({ name, fields }) =>
      publicFields(fields).map(([key, field]) => {
        return [field, aliasOf(key, typesIn(field, name + key, fields.required?.includes(key) ? '!' : ''))] as const;
      }),
    ),
  );
}
