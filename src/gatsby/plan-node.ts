import { z } from 'zod';
import { pricingPlan } from '../content/model/records';

/** A pricing plan node: the plan plus its amounts formatted for display. */
export const planNodeSchema = pricingPlan.extend({
  texts: z.object({
    listPrice: z.string(),
    price: z.string(),
    saving: z.string(),
    /** Such as "US dollars". */
    currency: z.string(),
  }),
});

/** A currency's name for use in a sentence. */
function currencyName(currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The fields of a pricing plan node. Amounts become text, such as `$1,497`, only here. */
export function planNode(plan: z.infer<typeof pricingPlan>): z.infer<typeof planNodeSchema> {
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
