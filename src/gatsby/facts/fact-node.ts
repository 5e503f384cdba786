import type { Fact, FactPeriod } from '../../content-model/fact';
import { factText } from '../../utils/fact-text';

/** One confirmed value as its node holds it. */
interface PeriodNode extends Omit<FactPeriod, 'value'> {
  /** The value as it is written in the file. */
  readonly value: string;
  /** The value of a fact that is a number. */
  readonly number?: number;
  /** The value as people read it, without its unit. */
  readonly text: string;
}

/** A fact as its node holds it; `id` is what Gatsby calls its nodes by. */
interface FactNode extends Omit<Fact, 'id' | 'periods'> {
  readonly name: string;
  readonly periods: readonly PeriodNode[];
}

/** What a node is made from: a fact with its confirmed values only, or nothing where it has none. */
export function factNode({ id, periods, ...fact }: Fact): FactNode | undefined {
  const confirmed = periods.filter(({ status }) => status === 'confirmed');
  if (confirmed.length === 0) return undefined;
  return {
    ...fact,
    name: id,
    periods: confirmed.map((period) => ({
      ...period,
      value: String(period.value),
      ...(typeof period.value === 'number' && { number: period.value }),
      text: factText(fact, period.value),
    })),
  };
}

/** The GraphQL types of facts: with the name in place of the id, and every value in three forms. */
export function factTypes(types: string): string {
  return types
    .replace('  id: String!', '  name: String!')
    .replace('  value: String!', '  value: String!\n  number: Float\n  text: String!')
    .replace(/^ {2}(from|until|checked): String$/gm, '  $1: Date @dateformat');
}
