import { z } from 'zod';
import { pricingPlan } from '../../content-model/records';

/** What the node of a plan holds: the plan, and its amounts as people read them. */
export const planNodeSchema = pricingPlan.extend({
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

/** What a node is made from. This is the one place where an amount becomes text, such as `$1,497`. */
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
