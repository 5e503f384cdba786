import { z } from 'zod';
import { icon, text } from './fields';

/** One entry of `content/career-services.yaml`. */
export const careerService = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the career service.'),
  description: text('One or two sentences.'),
});
