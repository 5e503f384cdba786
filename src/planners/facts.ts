import type { Day } from '../utils/calendar';
import { nearestPeriod } from '../utils/fact-periods';
import { fillFacts, mayNameFacts } from '../utils/fact-placeholders';

/** A fact of `content/facts.yaml` as pages get it: confirmed values only, in order of time. */
export type Fact = Queries.PlannerFactFragment;

type FactPeriod = Fact['periods'][number];

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

/** Numbers by the keys of their facts' names. */
export type Numbers<Names> = Readonly<Record<keyof Names, number>> & {
  /** Whether any of them is not known for that day, so that the nearest known one is used. */
  readonly isAssumed: boolean;
};

/** The numbers that facts have on a day. */
export function numbersOn<Names extends Readonly<Record<string, string>>>(
  facts: readonly Fact[],
  names: Names,
  day: Day,
): Numbers<Names> {
  const found = Object.entries(names).map(([key, name]) => [key, numberOn(facts, name, day)] as const);
  const numbers = Object.fromEntries(found.map(([key, { number }]) => [key, number]));
  return { ...numbers, isAssumed: found.some(([, { isAssumed }]) => isAssumed) } as Numbers<Names>;
}

/**
 * Messages, or one of them, with today's values of facts in place of their names.
 * @throws Error where the planner gets no such fact, which the build shows
 */
export function withFacts<Messages>(messages: Messages, facts: readonly Fact[]): Messages {
  const shown = Object.fromEntries(facts.map(({ name, text, withUnit }) => [name, { text, withUnit }]));
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const filled = fillFacts(value, shown);
    if (mayNameFacts(filled)) throw new Error(`content/facts.yaml has no confirmed value for a fact in "${value}".`);
    return filled;
  });
}
