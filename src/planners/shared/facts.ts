import { nearestPeriod } from '../../facts/periods';
import { fillFacts, mayNameFacts } from '../../facts/placeholders';
import type { Day } from '../../utils/calendar';

/** A fact of `content/facts.yaml` as pages receive it: confirmed values only, in chronological order. */
export type Fact = Queries.PlannerFactFragment;

type FactPeriod = Fact['periods'][number];

/** A value on a day. */
export interface FactOnDay extends FactPeriod {
  /** True if no value is known for that day, and the nearest known one replaces it. */
  readonly isAssumed: boolean;
}

/** A number on a day. */
export interface NumberOnDay extends FactOnDay {
  readonly number: number;
}

/**
 * A fact's value on a day. Planners get values only this way, so values of other periods cannot affect them.
 * @throws Error if the planner doesn't receive the fact, which shows in the build
 */
export function factOn(facts: readonly Fact[], name: string, day: Day): FactOnDay {
  const nearest = nearestPeriod(facts.find((fact) => fact.name === name)?.periods ?? [], day);
  if (!nearest) {
    throw new Error(
      `content/facts.yaml has no confirmed value for "${name}", which a planner needs, or src/planners/registry.ts does not list it.`,
    );
  }
  return { ...nearest.period, isAssumed: nearest.isAssumed };
}

/** The value of a numeric fact. */
export function numberOn(facts: readonly Fact[], name: string, day: Day): NumberOnDay {
  const found = factOn(facts, name, day);
  const { number, value } = found;
  if (number === null) throw new Error(`"${name}" in content/facts.yaml is no number: ${value}`);
  return { ...found, number };
}

/** Numbers by the keys of their facts' names. */
export type Numbers<Names> = Readonly<Record<keyof Names, number>> & {
  /** Whether any value is unknown for that day and replaced by the nearest one. */
  readonly isAssumed: boolean;
};

/** Numeric facts' values on a day. */
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
 * Messages, or a single one, with today's facts filled in.
 * @throws Error if the planner doesn't receive a fact, which shows in the build
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
