import { type FieldSchema, formsFor } from '../content-reader/schema-fields';

type Group = Readonly<Record<string, unknown>>;

/** What of a group its `fallback` replaces: `text`, or a heading with its eyebrow. */
function withFallback(group: Group): Group {
  if ('text' in group) return { ...group, text: group.fallback };
  return { ...group, title: group.fallback, eyebrow: undefined };
}

function hasPassed(group: Group, field: FieldSchema, day: string): boolean {
  const until = Object.entries(field.properties ?? {}).find(([, { lastDay }]) => lastDay)?.[0];
  const lastDay = until === undefined ? undefined : group[until];
  return typeof lastDay === 'string' && lastDay < day && typeof group.fallback === 'string';
}

/**
 * A value of the content with every text whose last day has passed replaced by its fallback, if it has one.
 * @param day as YYYY-MM-DD
 */
export function currentTexts<Value>(value: Value, field: FieldSchema, day: string): Value {
  if (Array.isArray(value)) {
    return value.map((entry) => (field.items ? currentTexts(entry, field.items, day) : entry)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const property = form.properties?.[key];
      return [key, property ? currentTexts(inside, property, day) : inside];
    }),
  );
  return (hasPassed(group, form, day) ? withFallback(group) : group) as Value;
}
