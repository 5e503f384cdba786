import { type FieldSchema, formsFor } from '../content/read/schema-fields';
import { fillFacts, type ShownFacts } from '../utils/fact-placeholders';
import { typographic } from '../utils/typography';

type Group = Readonly<Record<string, unknown>>;

/** What the texts of an entry are shown with. */
export interface Shown {
  /** Replaces each text whose last day has passed by its fallback, if it has one; as YYYY-MM-DD. */
  readonly day?: string;
  /** Fills in the values of facts in place of their names. */
  readonly facts?: ShownFacts;
}

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
 * A value of the content as pages show it: with typographic quotes and dashes in the fields that hold words. Whatever else
 * there is, such as slugs, addresses and names that other files refer to, stays as it is typed.
 */
export function toDisplayEntry<Value>(value: Value, field: FieldSchema, shown: Shown = {}): Value {
  const { day, facts } = shown;
  if (typeof value === 'string') {
    const text = facts ? fillFacts(value, facts) : value;
    return (field.prose === true ? typographic(text) : text) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  if (Array.isArray(value)) {
    return value.map((entry) => toDisplayEntry(entry, form.items ?? {}, shown)) as Value;
  }
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, toDisplayEntry(inside, form.properties?.[key] ?? {}, shown)]),
  );
  return (day !== undefined && hasPassed(group, form, day) ? withFallback(group) : group) as Value;
}
