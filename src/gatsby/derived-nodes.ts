import { z } from 'zod';
import type { Collection } from '../content/model/collections';
import { confirmedOf, type Fact, fact, factFields } from '../content/model/fact';
import { pricingPlan } from '../content/model/records';
import { fieldsOf } from '../content/read/schema-fields';
import { factText } from '../utils/fact-text';
import { typographic } from '../utils/typography';
import { type Shown, toDisplayEntry } from './display-entry';
import { plannerFactIds } from './facts/planner-facts';

/** A confirmed value in the three forms that queries can select. */
const periodNode = factFields.shape.periods.element.extend({
  /** The value as in the file. */
  value: z.string(),
  /** Only if the value is a number. */
  number: z.number().optional(),
  /** Formatted for display, without its unit. */
  text: z.string(),
});

/** A fact node: `name` holds the fact's id, because Gatsby reserves `id`. */
export const factNodeSchema = factFields.omit({ id: true }).extend({ name: z.string(), periods: z.array(periodNode) });

type FactNode = z.infer<typeof factNodeSchema>;

/** The fields of a fact node, with confirmed values only; undefined if there are none. */
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

/** A pricing plan node: the plan plus its amounts formatted for display. */
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

type PlanNode = z.infer<typeof planNodeSchema>;

/** A currency's name for use in a sentence. */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The fields of a pricing plan node. Amounts become text, such as `$1,497`, only here. */
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

/** Types whose nodes differ from their YAML entries: the node's schema and a function that makes it from an entry. */
export const DERIVED_NODES = {
  Fact: { schema: factNodeSchema, make: (entry: object) => factNode(fact.parse(entry)) },
  PricingPlan: { schema: planNodeSchema, make: (entry: object) => planNode(pricingPlan.parse(entry)) },
} as const;

/** Whether a type is one of these. */
export const isDerived = (type: string): type is keyof typeof DERIVED_NODES => type in DERIVED_NODES;

/** The node fields of a YAML entry; undefined if the entry is not published. */
export function entryFields({ type, schema }: Collection, entry: object, shown: Shown): object | undefined {
  const fields = toDisplayEntry(entry, fieldsOf(schema), shown);
  return isDerived(type) ? DERIVED_NODES[type].make(fields) : { ...fields, ...plannerFactIds(type, entry) };
}
