import { z } from 'zod';
import { heading, seo, text } from '../fields';

/** `content/pages/faq.yaml`. */
export const faqCopy = z.strictObject({
  seo,
  hero: heading('The head of the page.'),
  questions: text('What screen readers call the list of links to the questions.'),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    contactLabel: text('The link to the contact page.'),
  }),
});
