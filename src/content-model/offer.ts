import { z } from 'zod';
import { asTyped, icon, text } from './fields';

/** One entry of `content/offers.yaml`: a smaller offer that leads to the contact form. */
export const offer = z.strictObject({
  icon: icon('The icon on the card.'),
  title: text('The name of the offer.'),
  description: text('One or two sentences.'),
  interest: asTyped('The value of the interest to choose in the contact form.').meta({ reference: 'interest' }),
});
