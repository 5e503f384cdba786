import { z } from 'zod';
import { type ContactField, INVISIBLE, MOST_CHARACTERS } from '../utils/forms/contact-fields';

/** Most links in one message; more is advertising. */
const MOST_LINKS = 3;

/** Text that goes into a mail's headers: nothing that could begin another one (RFC 5322, 2.2) or that reads as something else. */
const headerText = (field: ContactField) =>
  z
    .string()
    .refine((value) => !INVISIBLE.test(value), { message: 'must have no invisible characters' })
    .trim()
    .max(MOST_CHARACTERS[field]);

/** One line of the mail's text. Phones put marks of direction around the numbers that one copies from their contacts. */
const line = (field: ContactField) =>
  z
    .string()
    .overwrite((value) => value.replace(/\p{Bidi_Control}/gu, ''))
    .pipe(headerText(field));

function linkCount(message: string): number {
  return message.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

/** A message of the contact form as our own endpoint takes it. Unknown fields are dropped. */
export const contactMessage = z.object({
  name: headerText('name').min(1),
  email: headerText('email').pipe(z.email()),
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
