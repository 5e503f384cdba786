import { z } from 'zod';
import { text } from './fields';

const field = (description: string) =>
  z
    .strictObject({ label: text('The label of the field.'), hint: text('A line under the field.').optional() })
    .describe(description);

/** `content/contact-form.yaml`: the words of the contact form. */
export const contactForm = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  optional: text('What is put after the label of a field that may stay empty.'),
  name: field('The name field.'),
  email: field('The e-mail field.'),
  phone: field('The phone field.'),
  interest: field('The dropdown.'),
  message: field('The message field.'),
  submit: text('The button.'),
  sending: text('The button while the message is on its way.'),
  success: z.strictObject({ title: text('The title of the toast.'), text: text('The text of the toast.') }),
});

/** `content/newsletter.yaml`: the words of the newsletter block. */
export const newsletter = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  emailLabel: text('The label of the e-mail field.'),
  submit: text('The button.'),
  notLive: text('The answer while no newsletter provider is configured.'),
});
