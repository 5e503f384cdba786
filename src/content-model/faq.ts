import { z } from 'zod';
import { text } from './fields';

/** One entry of `content/faq.yaml`. */
export const faq = z.strictObject({
  question: text('The question as a visitor would ask it.'),
  answer: text('The answer in plain sentences; an empty line starts a new paragraph.'),
});
