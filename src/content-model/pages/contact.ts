import { z } from 'zod';
import { heading, searchEntry, seo, text, texts } from '../fields';

/** `content/pages/contact.yaml`. */
export const contactCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  emailTitle: text('The heading above the email address.'),
  emailText: text('The sentence under it.'),
  bookTitle: text('The heading about the discovery call.'),
  bookText: text('The sentence under it.'),
  bookLabel: text('The button that leads to the scheduling page.'),
  nextTitle: text('The heading of what happens next.'),
  nextSteps: texts('What happens next, in order.'),
});
