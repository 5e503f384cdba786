import { z } from 'zod';
import { icon, text } from './fields';

/** One entry of `content/reasons.yaml`. */
export const reason = z.strictObject({
  icon: icon('The icon beside the reason.'),
  title: text('The reason in a few words.'),
  description: text('One or two sentences.'),
});
