import { z } from 'zod';
import { type ContactField, MOST_CHARACTERS } from '../utils/forms/contact-fields';

/** Most links in one message; more is advertising. */
const MOST_LINKS = 3;

/** One line without control characters: nothing that could begin another mail header (RFC 5322, 2.2). */
const line = (field: ContactField) =>
  z
    .string()
    .refine((value) => !/\p{Cc}/u.test(value), { message: 'must be one line' })
    .trim()
    .max(MOST_CHARACTERS[field]);

function linkCount(message: string): number {
  return message.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

/** A message of the contact form as our own endpoint takes it. Unknown fields are dropped. */
export const contactMessage = z.object({
  name: line('name').min(1),
  email: line('email').pipe(z.email()),
  phone: line('phone').default(''),
  interest: line('interest').default(''),
  message: z
    .string()
    // A browser without script sends each line end as two characters, which its own limit counts as one.
    .overwrite((text) => text.replace(/\r\n/g, '\n'))
    .trim()
    .min(1)
    .max(MOST_CHARACTERS.message)
    .refine((message) => linkCount(message) <= MOST_LINKS, { message: 'has too many links' }),
});

export type ContactMessage = z.output<typeof contactMessage>;
