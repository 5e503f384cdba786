import { z } from 'zod';
import { apart, linkedText, text, texts } from './fields';

/** One entry of `content/faq.yaml`. */
export const faq = z.strictObject({
  question: text('The question as a visitor would ask it.'),
  answer: linkedText(
    'The answer in plain sentences; an empty line starts a new paragraph. `[words](/path/)` makes a link. `{price:Name of a plan}` and `{lowest:slug-of-a-service}` become prices from pricing.yaml.',
  ).meta({ prices: true }),
  searchWords: apart(
    texts('Other words by which the search on the blog finds it. They are not shown.', 'A word or a short phrase.'),
  ).optional(),
});
