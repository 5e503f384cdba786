import { z } from 'zod';
import type { Collection } from '../content/model/collections';
import { confirmedOf, type Fact, fact, factFields } from '../content/model/fact';
import { pricingPlan } from '../content/model/records';
import { fieldsOf } from '../content/read/schema-fields';
import { factText } from '../utils/fact-text';
import { typographic } from '../utils/typography';
import { type Shown, toDisplayEntry } from './display-entry';
import { plannerFactIds } from './facts/planner-facts';

/** A confirmed value in the three forms that a query may ask for. */
const periodNode = factFields.shape.periods.element.extend({
  /** As it is written in the file. */
  value: z.string(),
  /** Only where the value is a number. */
  number: z.number().optional(),
  /** As people read it, without its unit. */
  text: z.string(),
});

/** A fact as its node holds it: with its id as `name`, since `id` is what Gatsby calls its nodes by. */
export const factNodeSchema = factFields.omit({ id: true }).extend({ name: z.string(), periods: z.array(periodNode) });

/** What the node of a fact holds. */
type FactNode = z.infer<typeof factNodeSchema>;

/** What the node of a fact is made from: the fact with its confirmed values only, or nothing where it has none. */
export function factNode({ id, ...fact }: Fact): FactNode | undefined {
  const confirmed = confirmedOf(fact);
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

/** What the node of a plan holds: the plan, and its amounts as people read them. */
const planNodeSchema = pricingPlan.extend({
  texts: z.object({
    listPrice: z.string(),
    price: z.string(),
    saving: z.string(),
    /** Such as "US dollars". */
    currency: z.string(),
  }),
});

type Plan = z.infer<typeof pricingPlan>;

/** What the node of a plan holds. */
type PlanNode = z.infer<typeof planNodeSchema>;

/** What a currency is called in a sentence. */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** What the node of a plan is made from. This is the one place where an amount becomes text, such as `$1,497`. */
export function planNode(plan: Plan): PlanNode {
  const { listPrice, price, currency } = plan;
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    ...plan,
    texts: {
      listPrice: format(listPrice),
      price: format(price),
      saving: format(listPrice - price),
      currency: currencyName(currency),
    },
  };
}

/** The types whose nodes hold more than their entries: the schema of a node, and what makes it from an entry. */
export const DERIVED_NODES = {
  Fact: { schema: factNodeSchema, make: (entry: object) => factNode(fact.parse(entry)) },
  PricingPlan: { schema: planNodeSchema, make: (entry: object) => planNode(pricingPlan.parse(entry)) },
} as const;

/** Whether a type is one of these. */
export const isDerived = (type: string): type is keyof typeof DERIVED_NODES => type in DERIVED_NODES;

/** What the node of an entry of a YAML file holds; undefined for an entry that is not published. */
export function entryFields({ type, schema }: Collection, entry: object, shown: Shown): object | undefined {
  const fields = toDisplayEntry(entry, fieldsOf(schema), shown);
  return isDerived(type) ? DERIVED_NODES[type].make(fields) : { ...fields, ...plannerFactIds(type, entry) };
}
