import { z } from 'zod';
import { heading, searchEntry, seo, template, text } from '../fields';

/** `content/pages/glossary.yaml`. */
export const glossaryCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  name: text('The name of the collection, as search engines are told.'),
  finder: z.strictObject({
    label: text('The label of the field that narrows the list.'),
    found: template('Said while it does; {count} is the number of terms that are left.', ['count']),
    none: text('Said where no term is left.'),
  }),
  letters: text('What screen readers call the row of letters.'),
  example: text('The word before each example.'),
  source: text('The words before the page that a term relies on.'),
  spellings: template('The other spellings of a term; {spellings} is filled in.', ['spellings']),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    contactLabel: text('The link to the contact page.'),
    blogLabel: text('The link to the articles.'),
  }),
});
