import { z } from 'zod';
import { slug, text, texts } from './fields';

/** One entry of `content/pricing.yaml`. Amounts are whole units of the currency. */
export const pricingPlan = z.strictObject({
  programme: slug('The slug of the service that the plan belongs to, from services.yaml.').meta({
    reference: 'service',
  }),
  name: text('The name of the plan.'),
  listPrice: z.number().int().positive().describe('The regular price, a whole number.'),
  price: z.number().int().positive().describe('The price to pay now, a whole number.'),
  currency: z.enum(['USD', 'GBP', 'EUR']).describe('The currency of both prices.'),
  billing: text('How the price is charged, such as "one-time".').optional(),
  badge: text('A badge about the saving; a percentage in it must agree with the prices.').optional(),
  mostPopular: z.boolean().default(false).describe('true on at most one plan of a programme.'),
  paymentNote: text('A short note under the price.').optional(),
  inclusions: texts('What the plan includes, in order.'),
});
