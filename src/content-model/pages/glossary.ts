import { z } from 'zod';
import { heading, searchEntry, seo, template, text } from '../fields';

/** `content/pages/glossary.yaml`. */
export const glossaryCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  name: text('The name of the collection, as search engines are told.'),
  letters: text('What screen readers call the row of letters.'),
  example: text('The word before each example.'),
  spellings: template('The other spellings of a term; {spellings} is filled in.', ['spellings']),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    contactLabel: text('The link to the contact page.'),
    blogLabel: text('The link to the articles.'),
  }),
});
