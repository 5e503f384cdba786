import { z } from 'zod';
import { text } from './fields';

/** One entry of `content/claims.yaml`: a figure that the site must give in one way only. */
export const claim = z.strictObject({
  claim: text('What the figure counts.').meta({ unique: true }),
  value: z.number().int().positive().describe('The agreed figure.'),
  phrases: z
    .array(
      z
        .string()
        .regex(/\{n\}/, { message: 'must contain {n} where the figure stands' })
        .describe('Words with {n} in place of the figure, such as "{n}-week program".'),
    )
    .min(1)
    .describe('How the claim is worded; digits and the words one to twelve are found in any of these.'),
});
