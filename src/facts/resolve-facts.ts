import type { Fact, FactPeriod } from '../content/model/fact';
import { addDays, type Day } from '../utils/calendar';
import { confirmedOf, expectedNext, nearestPeriod, type PageSource, periodOn } from './periods';
import type { ResolvedValue } from './placeholders';
import { factText, factTextWithUnit } from './wording';

/** A fact on a day, for texts and for planners. */
export interface ResolvedFact extends ResolvedValue {
  /** Its id, which Gatsby reserves for its own. */
  readonly name: string;
  /** All its confirmed values, in order of time. */
  readonly periods: FactPeriod[];
  /** The page that states the value; on a day without one, the nearest value. */
  readonly source?: PageSource;
  /** The fact's label and the day of its next value, if that is near and unconfirmed. */
  readonly expected?: { readonly label: string; readonly from: Day };
}

/** Facts on a day, by id. */
export type ResolvedFacts = Readonly<Record<string, ResolvedFact>>;

/** Days before an expected change that articles start to mention it. */
const DAYS_AHEAD = 180;

/** A value's source, with the day the two were compared. */
export const pageOf = ({ source, checked }: Pick<FactPeriod, 'source' | 'checked'>): PageSource => ({
  ...source,
  ...(checked !== undefined && { checked }),
});

function writtenValue(fact: Fact, value: FactPeriod['value']): ResolvedValue {
  const machineForm = fact.kind === 'date' ? { dateTime: String(value) } : typeof value === 'number' && { value };
  return { text: factText(fact, value), withUnit: factTextWithUnit(fact, value), ...machineForm };
}

/** A fact's value on a day: the confirmed one, else its fallback, else nothing, which the check reports. */
export function valueOn(fact: Fact, day: Day): ResolvedValue | undefined {
  const period = periodOn(confirmedOf(fact), day);
  if (period) return writtenValue(fact, period.value);
  return fact.fallback === undefined ? undefined : { text: fact.fallback, withUnit: fact.fallback };
}

/** A fact on a day, with its value then, else the nearest one; undefined if it has none. */
export function resolveFact(fact: Fact, day: Day): ResolvedFact | undefined {
  const { id, label } = fact;
  const periods = confirmedOf(fact);
  const period = nearestPeriod(periods, day)?.period;
  const value = valueOn(fact, day) ?? (period && writtenValue(fact, period.value));
  const from = expectedNext(fact)?.from;
  const isNear = from !== undefined && from <= addDays(day, DAYS_AHEAD);
  return (
    value && {
      name: id,
      ...value,
      periods,
      ...(period && { source: pageOf(period) }),
      ...(isNear && { expected: { label, from } }),
    }
  );
}

/** Facts on a day, by id. */
export function resolveFacts(facts: readonly Fact[], day: Day): ResolvedFacts {
  const resolved = facts.flatMap((fact) => resolveFact(fact, day) ?? []);
  return Object.fromEntries(resolved.map((fact) => [fact.name, fact]));
}
