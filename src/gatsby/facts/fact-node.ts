import { z } from 'zod';
import { type Fact, fact } from '../../content-model/fact';
import { factText } from '../../utils/fact-text';
import { typographic } from '../../utils/typography';

/** A confirmed value in the three forms that a query may ask for. */
const periodNode = fact.shape.periods.element.extend({
  /** As it is written in the file. */
  value: z.string(),
  /** Only where the value is a number. */
  number: z.number().optional(),
  /** As people read it, without its unit. */
  text: z.string(),
});

/** A fact as its node holds it: with its id as `name`, since `id` is what Gatsby calls its nodes by. */
export const factNodeSchema = fact.omit({ id: true }).extend({ name: z.string(), periods: z.array(periodNode) });

/** What the node of a fact holds. */
type FactNode = z.infer<typeof factNodeSchema>;

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
      text: typographic(factText(fact, period.value)),
    })),
  };
}
