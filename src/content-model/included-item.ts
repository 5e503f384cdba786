import { z } from 'zod';
import { text } from './fields';

/** One entry of `content/included.yaml`. */
export const includedItem = z.strictObject({ title: text('One thing that the 4Cs program includes.') });
