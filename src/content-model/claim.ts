import { z } from 'zod';
import { template, text } from './fields';

/** One entry of `content/claims.yaml`: a figure that the site must give in one way only. */
export const claim = z.strictObject({
  claim: text('What the figure is about.').meta({ unique: true }),
  value: z.number().int().positive().describe('The agreed figure.'),
  phrases: z
    .array(template('Words with {n} instead of the figure, such as "{n}-week program".', ['n']))
    .min(1)
    .describe('The ways in which the texts word it. Digits and the words one to twelve are recognised.'),
});
