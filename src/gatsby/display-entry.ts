import { type FieldSchema, formsFor } from '../content/read/schema-fields';
import { fillFacts, type ShownFacts } from '../utils/fact-placeholders';
import { fillPrices, type ShownPlan } from '../utils/prices';
import { typographic } from './typography';

type Group = Readonly<Record<string, unknown>>;

/** The context for displaying an entry's texts. */
export interface Shown {
  /** Replaces each text past its last day with its fallback, if any; as YYYY-MM-DD. */
  readonly day?: string;
  /** Fills in the values of facts. */
  readonly facts?: ShownFacts;
  /** Fills in their prices. */
  readonly plans?: readonly ShownPlan[];
}

/** Replaces a group's `text`, or its heading and eyebrow, with its `fallback`. */
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
 * Prepares a content value for display: sets typographic quotes and dashes in prose. Anything else, such as slugs, URLs and
 * names that other files refer to, stays as typed.
 */
export function toDisplayEntry<Value>(value: Value, field: FieldSchema, shown: Shown = {}): Value {
  const { day, facts, plans } = shown;
  if (typeof value === 'string') {
    const text = facts ? fillFacts(value, facts) : value;
    const filled = field.prices && plans ? fillPrices(text, plans) : text;
    return (field.prose === true ? typographic(filled) : filled) as Value;
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
