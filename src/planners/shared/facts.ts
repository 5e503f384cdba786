import { nearestPeriod } from '../../facts/periods';
import { fillFacts, mayNameFacts } from '../../facts/placeholders';
import type { Day } from '../../utils/calendar';

/** A fact of `content/facts.yaml` as pages receive it: confirmed values only, in chronological order. */
export type Fact = Queries.PlannerFactFragment;

/** A fact behind a rule: its id in `content/facts.yaml`, and in what the rule counts (see `measureOf`). */
export interface RuleFact {
  readonly id: string;
  readonly measure: string;
}

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
export function factOn(facts: readonly Fact[], { id }: Pick<RuleFact, 'id'>, day: Day): FactOnDay {
  const nearest = nearestPeriod(facts.find(({ name }) => name === id)?.periods ?? [], day);
  if (!nearest) throw new Error(`The planner does not receive the fact "${id}": its needs.ts does not list it.`);
  return { ...nearest.period, isAssumed: nearest.isAssumed };
}

/** The value of a numeric fact. */
export function numberOn(facts: readonly Fact[], rule: RuleFact, day: Day): NumberOnDay {
  const found = factOn(facts, rule, day);
  const number = Number(found.value);
  if (Number.isNaN(number)) throw new Error(`"${rule.id}" in content/facts.yaml is no number: ${found.value}`);
  return { ...found, number };
}

/** Numbers by the keys of their facts. */
export type Numbers<Rules> = Readonly<Record<keyof Rules, number>> & {
  /** Whether any value is unknown for that day and replaced by the nearest one. */
  readonly isAssumed: boolean;
};

/** Numeric facts' values on a day. */
export function numbersOn<Rules extends Readonly<Record<string, RuleFact>>>(
  facts: readonly Fact[],
  rules: Rules,
  day: Day,
): Numbers<Rules> {
  const found = Object.entries(rules).map(([key, rule]) => [key, numberOn(facts, rule, day)] as const);
  const numbers = Object.fromEntries(found.map(([key, { number }]) => [key, number]));
  return { ...numbers, isAssumed: found.some(([, { isAssumed }]) => isAssumed) } as Numbers<Rules>;
}

/** A sentence that links to a tool. */
const TOOL_SENTENCE = /(?<=^|[.!?] )[^.!?]*\]\((\/tools\/[\w-]+\/)\)[^.!?]*[.!?](?: |$)/g;

/** Messages without the sentences that link to a tool that the site does not have. */
export function withTools<Messages>(messages: Messages, tools: readonly string[] | undefined): Messages {
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    tools && typeof value === 'string'
      ? value.replace(TOOL_SENTENCE, (sentence, path) => (tools.includes(path) ? sentence : '')).trim()
      : value,
  );
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
