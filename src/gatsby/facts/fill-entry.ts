import { fillFacts, type ShownFacts } from '../../utils/fact-placeholders';

/** An entry of a YAML file with the values of facts in place of their names in all its texts. */
export function fillEntry<Value>(value: Value, facts: ShownFacts): Value {
  if (typeof value === 'string') return fillFacts(value, facts) as Value;
  if (Array.isArray(value)) return value.map((entry) => fillEntry(entry, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, fillEntry(inside, facts)])) as Value;
}
