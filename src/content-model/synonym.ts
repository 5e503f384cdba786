import { z } from 'zod';
import { asTyped } from './fields';

/** One entry of `content/synonyms.yaml`: words that find the same articles. */
export const synonym = z.strictObject({
  words: z
    .array(asTyped('A word or a short phrase in lower case.'))
    .min(2)
    .describe('Words and phrases that mean the same to a reader.'),
});
