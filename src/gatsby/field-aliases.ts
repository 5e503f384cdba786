import type { FieldSchema } from '../content/read/schema-fields';
import { fieldType, publicFields } from './schema-graphql';

/** A section kind: its name in page files, its GraphQL type and its fields, those from other files too. */
export interface Kind {
  readonly type: string;
  readonly name: string;
  readonly fields: FieldSchema;
}

/** A field of a kind, as far as its type matters. */
interface Typed {
  readonly field: FieldSchema;
  readonly isRequired: boolean;
  /** Names its type, if nothing else does. */
  readonly place: string;
}

const fieldsIn = ({ field, place }: Typed): ReadonlyMap<string, Typed> =>
  new Map(
    publicFields(field).map(([key, inside]) => [
      key,
      { field: inside, isRequired: field.required?.includes(key) ?? false, place: place + key },
    ]),
  );

/** Whether two fields of one name cannot be in one answer (GraphQL 5.3.2), because their types differ, or those of fields in them. */
function differ(one: Typed, other: Typed): boolean {
  if (one.isRequired !== other.isRequired) return true;
  const [items, others] = [one.field.items, other.field.items];
  if (items && others) return differ({ ...one, field: items }, { ...other, field: others });
  if (Boolean(items) !== Boolean(others)) return true;
  if (!one.field.properties || !other.field.properties)
    return fieldType(one.field, one.place).type !== fieldType(other.field, other.place).type;
  const inside = fieldsIn(other);
  return [...fieldsIn(one)].some(([key, field]) => {
    const same = inside.get(key);
    return same !== undefined && differ(field, same);
  });
}

/**
 * The names of each kind's fields in a query for all kinds. A field that has another type in an earlier kind gets a number, as in
 * `columns_1`; `ownNames` takes it away again.
 */
export function fieldAliases(kinds: readonly Kind[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const known = new Map<string, Typed[]>();
  const aliasesIn = ({ name, fields }: Kind): ReadonlyMap<string, string> =>
    new Map(
      [...fieldsIn({ field: fields, isRequired: true, place: name })].map(([key, field]) => {
        const types = known.get(key) ?? [];
        const same = types.findIndex((type) => !differ(type, field));
        if (same === -1) known.set(key, [...types, field]);
        const number = same === -1 ? types.length : same;
        return [key, number === 0 ? key : `${key}_${number}`];
      }),
    );
  return new Map(kinds.map((kind) => [kind.name, aliasesIn(kind)]));
}
