import { addDays } from '../utils/calendar';
import { confirmedOf, expectedNext, nearestPeriod, type PageSource, periodOn } from './periods';
import type { ResolvedValue, ResolvedValues } from './placeholders';
import { factText, factTextWithUnit } from './wording';

/** A value of a fact with the days on which it applies; `content/model/fact.ts` has the schema. */
interface SourcedPeriod {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly value: number | string;
  readonly source: Pick<PageSource, 'title' | 'url'>;
  readonly checked?: string | undefined;
  readonly status: string;
}

/** A fact, as far as its text depends on it. */
interface SourcedFact {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly currency?: string | undefined;
  readonly fallback?: string | undefined;
  readonly next?: { readonly announced: string; readonly from?: string | undefined } | undefined;
  readonly periods: readonly SourcedPeriod[];
}

/**
 * A fact's text on a day: the confirmed value, else its fallback, else nothing.
 * @param day as YYYY-MM-DD
 */
export function resolveValue(fact: SourcedFact, day: string): ResolvedValue | undefined {
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
  /** The fact's label and the day of its next value as YYYY-MM-DD, if that is near and unconfirmed. */
  readonly expected?: { readonly label: string; readonly from: string };
}

/** Days before an expected change that articles start to mention it. */
const DAYS_AHEAD = 180;

/** All facts' texts on a day, with their sources. */
export type ResolvedFacts = Readonly<Record<string, ResolvedFact>>;

/** The facts without their sources; a node cached by an earlier version may have none. */
export function valuesOf(facts: ResolvedFacts = {}): ResolvedValues {
  return Object.fromEntries(Object.entries(facts).map(([id, { value }]) => [id, value]));
}

/** A value's source, with the day the two were compared. */
export function pageOf({ source, checked }: Pick<SourcedPeriod, 'source' | 'checked'>): PageSource {
  return { ...source, ...(checked !== undefined && { checked }) };
}

function resolveFact(fact: SourcedFact, day: string): ResolvedFact | undefined {
  const value = resolveValue(fact, day);
  const period = nearestPeriod(confirmedOf(fact), day)?.period;
  const { label } = fact;
  const from = expectedNext(fact)?.from;
  const isNear = from !== undefined && from <= addDays(day, DAYS_AHEAD);
  return value && { value, ...(period && { source: pageOf(period) }), ...(isNear && { expected: { label, from } }) };
}

/**
 * Facts' texts on a day, by id. On a day without a value, the source is the nearest value's.
 * @param day as YYYY-MM-DD
 */
export function resolveFacts(facts: readonly SourcedFact[], day: string): ResolvedFacts {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const sourced = resolveFact(fact, day);
      return sourced ? [[fact.id, sourced]] : [];
    }),
  );
}
