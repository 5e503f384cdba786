import { type FieldSchema, formsFor } from './schema-fields';

type Group = Readonly<Record<string, unknown>>;

/** The promise of a group in place of which its `fallback` is shown: `text`, or a heading with its eyebrow. */
function withFallback(group: Group): Group {
  if ('text' in group) return { ...group, text: group.fallback };
  return { ...group, title: group.fallback, eyebrow: undefined };
}

function hasPassed(group: Group, field: FieldSchema, day: string): boolean {
  const until = Object.entries(field.properties ?? {}).find(([, { promise }]) => promise)?.[0];
  const lastDay = until === undefined ? undefined : group[until];
  return typeof lastDay === 'string' && lastDay < day && typeof group.fallback === 'string';
}

/**
 * A value of the content with every promise whose last day has passed replaced by its fallback, if it has one.
 * @param day as YYYY-MM-DD
 */
export function currentPromises<Value>(value: Value, field: FieldSchema, day: string): Value {
  if (Array.isArray(value)) {
    return value.map((entry) => (field.items ? currentPromises(entry, field.items, day) : entry)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const property = form.properties?.[key];
      return [key, property ? currentPromises(inside, property, day) : inside];
    }),
  );
  return (hasPassed(group, form, day) ? withFallback(group) : group) as Value;
}
