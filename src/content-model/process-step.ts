import { z } from 'zod';
import { text } from './fields';

/** One entry of `content/process.yaml`. */
export const processStep = z.strictObject({
  number: z
    .string()
    .regex(/^\d\d$/, { message: 'must be two digits in quotes, such as "01"' })
    .describe('Two digits in quotes, such as "01".'),
  title: text('The name of the step.'),
  description: text('One or two sentences.'),
  highlights: z.array(text('One highlight.')).length(3).describe('Exactly three highlights.'),
});
