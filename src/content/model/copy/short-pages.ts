import { z } from 'zod';
import { drawing, heading, searchEntry, seo, template, text, texts } from '../fields';

/** `content/copy/contact.yaml`. */
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

/** `content/copy/glossary.yaml`. */
export const glossaryCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  finder: z.strictObject({
    label: text('The label of the field that narrows the list.'),
    found: template('Said while it does, with the number of terms that are left.', ['count']),
    none: text('Said where no term is left.'),
  }),
  letters: text('What screen readers call the row of letters.'),
  example: text('The word before each example.'),
  source: text('The words before the page that a term relies on.'),
  spellings: template('The other spellings of a term.', ['spellings']),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    contactLabel: text('The link to the contact page.'),
    blogLabel: text('The link to the articles.'),
  }),
});

/** `content/copy/not-found.yaml`. */
export const notFoundCopy = z.strictObject({
  seo,
  code: text('The large number.'),
  title: text('The heading.'),
  text: text('A sentence of help.'),
  homeLabel: text('The link to the home page.'),
  tools: heading('The heading above the tools.'),
  articles: heading('The heading above the newest articles.'),
  picture: drawing('The drawing beside the words.'),
});
