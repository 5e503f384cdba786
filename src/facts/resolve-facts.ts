import type { Fact, FactPeriod } from '../content/model/fact';
import { addDays, type Day } from '../utils/calendar';
import { confirmedOf, expectedNext, nearestPeriod, type PageSource, periodOn } from './periods';
import type { ResolvedValue, ResolvedValues } from './placeholders';
import { factText, factTextWithUnit } from './wording';

/** A fact's text on a day: the confirmed value, else its fallback, else nothing. */
export function resolveValue(fact: Fact, day: Day): ResolvedValue | undefined {
  const { fallback, kind } = fact;
  const value = periodOn(confirmedOf(fact), day)?.value;
  if (value === undefined) return fallback === undefined ? undefined : { text: fallback, withUnit: fallback };
  const machineForm = kind === 'date' ? { dateTime: String(value) } : typeof value === 'number' && { value };
  return { text: factText(fact, value), withUnit: factTextWithUnit(fact, value), ...machineForm };
}

/** A fact's text, with the page that states it. */
interface ResolvedFact {
  readonly value: ResolvedValue;
  readonly source?: PageSource;
  /** The fact's label and the day of its next value, if that is near and unconfirmed. */
  readonly expected?: { readonly label: string; readonly from: Day };
}

/** Days before an expected change that articles start to mention it. */
const DAYS_AHEAD = 180;

/** All facts' texts on a day, with their sources. */
export type ResolvedFacts = Readonly<Record<string, ResolvedFact>>;

/** The facts without their sources. */
export const valuesOf = (facts: ResolvedFacts): ResolvedValues =>
  Object.fromEntries(Object.entries(facts).map(([id, { value }]) => [id, value]));

/** A value's source, with the day the two were compared. */
export const pageOf = ({ source, checked }: Pick<FactPeriod, 'source' | 'checked'>): PageSource => ({
  ...source,
  ...(checked !== undefined && { checked }),
});

/** Facts' texts on a day, by id. On a day without a value, the source is the nearest value's. */
export function resolveFacts(facts: readonly Fact[], day: Day): ResolvedFacts {
  return Object.fromEntries(
    facts.flatMap((fact): [string, ResolvedFact][] => {
      const { id, label } = fact;
      const value = resolveValue(fact, day);
      const period = nearestPeriod(confirmedOf(fact), day)?.period;
      const from = expectedNext(fact)?.from;
      const isNear = from !== undefined && from <= addDays(day, DAYS_AHEAD);
      if (!value) return [];
      return [[id, { value, ...(period && { source: pageOf(period) }), ...(isNear && { expected: { label, from } }) }]];
    }),
  );
}
