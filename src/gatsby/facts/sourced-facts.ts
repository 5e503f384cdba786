import type { Fact, FactPeriod } from '../../content-model/fact';
import { periodOn } from '../../utils/fact-periods';
import type { ShownFact, ShownFacts } from '../../utils/fact-placeholders';
import { shownFact } from '../../utils/shown-facts';

/** A page on which an article relies. */
export interface PageSource {
  readonly title: string;
  readonly url: string;
  readonly checked?: string;
}

/** What is shown of a fact, with the page that states it. */
export interface SourcedFact {
  readonly shown: ShownFact;
  readonly source?: PageSource;
}

/** What texts may show of facts on one day, with the page behind each. */
export type SourcedFacts = Readonly<Record<string, SourcedFact>>;

/** The facts without the pages behind them; a node that an earlier version left in the cache may have none. */
export function shownOf(facts: SourcedFacts = {}): ShownFacts {
  return Object.fromEntries(Object.entries(facts).map(([id, { shown }]) => [id, shown]));
}

function sourceOf({ source, checked }: FactPeriod): PageSource {
  return { ...source, ...(checked !== undefined && { checked }) };
}

function sourcedFact(fact: Fact, day: string): SourcedFact | undefined {
  const shown = shownFact(fact, day);
  const confirmed = fact.periods.filter(({ status }) => status === 'confirmed');
  const period = periodOn(confirmed, day) ?? confirmed.at(-1);
  return shown && { shown, ...(period && { source: sourceOf(period) }) };
}

/**
 * What texts may show of facts on a day, by their ids. Where a fact has passed, its last source is the one to look at.
 * @param day as YYYY-MM-DD
 */
export function sourcedFacts(facts: readonly Fact[], day: string): SourcedFacts {
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const sourced = sourcedFact(fact, day);
      return sourced ? [[fact.id, sourced]] : [];
    }),
  );
}
