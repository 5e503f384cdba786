import { z } from 'zod';
import { icon, text } from './fields';

/** One entry of `content/pillars.yaml`. */
export const pillar = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the pillar.'),
  description: text('One or two sentences.'),
  details: z.array(text('One bullet.')).length(4).describe('Exactly four bullets.'),
});
