import type { Day } from '../utils/calendar';
import { nearestPeriod } from '../utils/fact-periods';

/** A value of a fact with the days on which it holds. */
interface FactPeriod {
  readonly from: Day | null;
  readonly until: Day | null;
  readonly value: string;
  readonly number: number | null;
  readonly checked: Day | null;
  readonly source: { readonly title: string; readonly url: string };
}

/** A fact of `content/facts.yaml` as pages get it: confirmed values only, in order of time. */
export interface Fact {
  readonly name: string;
  readonly periods: readonly FactPeriod[];
}

/** A value on a day. */
export interface FactOnDay extends FactPeriod {
  /** True where no value is known for that day, and the nearest known one takes its place. */
  readonly isAssumed: boolean;
}

/** A number on a day. */
export interface NumberOnDay extends FactOnDay {
  readonly number: number;
}

/**
 * The value of a fact on a day: the only way in which planners take one, so that a value of another time changes nothing.
 * @throws Error where the planner gets no such fact, which the build shows
 */
export function factOn(facts: readonly Fact[], name: string, day: Day): FactOnDay {
  const nearest = nearestPeriod(facts.find((fact) => fact.name === name)?.periods ?? [], day);
  if (!nearest) {
    throw new Error(
      `content/facts.yaml has no confirmed value for "${name}", which a planner needs, or src/gatsby/facts/planner-facts.ts does not list it.`,
    );
  }
  return { ...nearest.period, isAssumed: nearest.isAssumed };
}

/** The value of a fact that is a number. */
export function numberOn(facts: readonly Fact[], name: string, day: Day): NumberOnDay {
  const found = factOn(facts, name, day);
  const { number, value } = found;
  if (number === null) throw new Error(`"${name}" in content/facts.yaml is no number: ${value}`);
  return { ...found, number };
}

/** Numbers on a day, by the keys of their facts' names, and whether any of them is assumed. */
export function numbersOn<Key extends string>(
  facts: readonly Fact[],
  names: Readonly<Record<Key, string>>,
  day: Day,
): { readonly numbers: Readonly<Record<Key, number>>; readonly isAssumed: boolean } {
  const found = Object.entries<string>(names).map(([key, name]) => [key, numberOn(facts, name, day)] as const);
  return {
    numbers: Object.fromEntries(found.map(([key, { number }]) => [key, number])) as Record<Key, number>,
    isAssumed: found.some(([, { isAssumed }]) => isAssumed),
  };
}
