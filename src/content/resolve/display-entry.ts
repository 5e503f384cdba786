import { fillFacts, type ResolvedValues } from '../../facts/placeholders';
import { typographic } from '../../markdown/typography';
import { fillPrices, type PricedPlan } from '../../utils/prices';
import { type FieldSchema, formsFor } from '../read/schema-fields';

type Group = Readonly<Record<string, unknown>>;

/** The context for displaying an entry's texts. */
export interface DisplayData {
  /** Replaces each text past its last day with its fallback, if any; as YYYY-MM-DD. */
  readonly day: string;
  readonly values: ResolvedValues;
  readonly plans: readonly PricedPlan[];
  readonly pictureOf: (written: string) => string;
}

/** Replaces the texts that were true until a day that has passed with their `fallback`, if they have one. */
function withFallback(group: Group, { properties = {} }: FieldSchema, day: string): Group {
  const [until = '', { lastDayOf = [] } = {}] = Object.entries(properties).find(([, field]) => field.lastDayOf) ?? [];
  const lastDay = group[until];
  if (typeof lastDay !== 'string' || lastDay >= day || typeof group.fallback !== 'string') return group;
  return {
    ...group,
    ...Object.fromEntries(lastDayOf.map((name, order) => [name, order === 0 ? group.fallback : undefined])),
  };
}

/**
 * Prepares a content value for display: sets typographic quotes and dashes in prose. Anything else, such as slugs, URLs and
 * names that other files refer to, stays as typed.
 */
export function toDisplayEntry<Value>(value: Value, field: FieldSchema, data: Partial<DisplayData> = {}): Value {
  const { day, values = {}, plans = [], pictureOf } = data;
  if (typeof value === 'string') {
    if (field.field === 'picture' && pictureOf) return pictureOf(value) as Value;
    const text = fillFacts(value, values);
    const filled = field.prices ? fillPrices(text, plans) : text;
    return (field.prose === true ? typographic(filled) : filled) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const [form = field] = formsFor(field, value);
  if (Array.isArray(value)) return value.map((entry) => toDisplayEntry(entry, form.items ?? {}, data)) as Value;
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, toDisplayEntry(inside, form.properties?.[key] ?? {}, data)]),
  );
  return (day === undefined ? group : withFallback(group, form, day)) as Value;
}
