import type { Day } from '../utils/calendar';
import { periodOn } from '../utils/fact-periods';

/** A value of a fact with the days on which it holds. */
interface FigurePeriod {
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
  readonly periods: readonly FigurePeriod[];
}

/** A value on a day. */
export interface Figure extends FigurePeriod {
  /** True where no value is known for that day, and the nearest known one takes its place. */
  readonly isAssumed: boolean;
}

/**
 * The value of a fact on a day. Before the first known period the first is taken, after the last one the last, in a gap
 * the one before it; all of these are assumptions.
 * @throws Error where the content has no such fact, which the build shows
 */
export function figureOn(facts: readonly Fact[], name: string, day: Day): Figure {
  const periods = facts.find((fact) => fact.name === name)?.periods ?? [];
  const found = periodOn(periods, day);
  if (found) return { ...found, isAssumed: false };
  const nearest = periods.findLast(({ from }) => !from || from <= day) ?? periods[0];
  if (!nearest) throw new Error(`content/facts.yaml has no confirmed value for ${name}, which a planner needs.`);
  return { ...nearest, isAssumed: true };
}

/** A figure that is a number. */
export function numberOn(facts: readonly Fact[], name: string, day: Day): number {
  const { number, value } = figureOn(facts, name, day);
  if (number === null) throw new Error(`${name} in content/facts.yaml is no number: ${value}`);
  return number;
}
