import { type FieldSchema, formsFor } from '../content-reader/schema-fields';
import { typographic } from '../utils/typography';

/**
 * A value of the content with typographic quotes and dashes in the fields that hold words. Whatever else there is, such
 * as slugs, addresses and names that other files refer to, stays as it is typed.
 */
export function typographicEntry<Value>(value: Value, field: FieldSchema): Value {
  if (typeof value === 'string') return field.prose === true ? (typographic(value) as Value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  if (Array.isArray(value)) {
    return value.map((entry) => (form.items ? typographicEntry(entry, form.items) : entry)) as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const property = form.properties?.[key];
      return [key, property ? typographicEntry(inside, property) : inside];
    }),
  ) as Value;
}
