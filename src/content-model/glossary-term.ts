import { z } from 'zod';
import { httpsUrl, text } from './fields';

/** One entry of `content/glossary.yaml`. */
export const glossaryTerm = z.strictObject({
  term: text('The word or abbreviation, as nurses say it.'),
  spellings: z
    .array(text('One other spelling.'))
    .default([])
    .describe('Other spellings and short forms. They are found by the search and marked in articles too.'),
  full: text('What the abbreviation means, or the name in full.').optional(),
  meaning: text('What it means, in one or two sentences.'),
  example: text('A sentence in which somebody uses it.'),
  source: z
    .strictObject({
      title: text('Who publishes the page and what it is called, such as "GOV.UK: Statutory Sick Pay".'),
      url: httpsUrl('The address of the exact page.'),
    })
    .optional()
    .describe('The official page behind a term that states a rule.'),
  inArticles: z
    .boolean()
    .default(true)
    .describe('false if the word is never marked in articles, since it has an everyday meaning as well.'),
});
