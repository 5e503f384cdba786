import { z } from 'zod';
import { text } from './fields';

const field = (description: string) =>
  z
    .strictObject({ label: text('The label of the field.'), hint: text('A line under the field.').optional() })
    .describe(description);

const toast = z.strictObject({ title: text('The title of the toast.'), text: text('The text of the toast.') });

const contactProblems = z
  .strictObject({
    refused: text('The receiver did not accept some fields; they are marked.'),
    field: text('Stands at a marked field, where the receiver gives no reason.'),
    busy: text('Too many messages at once.'),
    failed: text('The receiver had a fault, or could not be reached.'),
    timeout: text('No answer came in time.'),
    offline: text('The visitor has no connection.'),
    outOfOrder: text('The receiver does not know this form any more.'),
    notSent: text('For browsers without script that come back from our own endpoint.'),
  })
  .describe('What a visitor reads when a message could not be sent.');

/** `content/contact-form.yaml`: the words of the contact form. */
export const contactForm = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  optional: text('What is put after the label of a field that may stay empty.'),
  name: field('The name field.'),
  email: field('The e-mail field.'),
  phone: field('The phone field.'),
  interest: field('The dropdown.'),
  noInterest: text('The first line of the dropdown, which chooses nothing.'),
  message: field('The message field.'),
  trap: text('The label of a hidden field that only robots fill in.'),
  submit: text('The button.'),
  sending: text('The button while the message is on its way.'),
  success: toast,
  problems: contactProblems,
  retry: text('The button that sends once more.'),
  writeEmail: text('The link that opens the same message as an e-mail.'),
  emailSubject: text('The subject of that e-mail.'),
  noScript: text('Shown before the e-mail address while the form sends nothing and scripts are switched off.'),
});

/** `content/newsletter.yaml`: the words of the newsletter block. */
export const newsletter = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  emailLabel: text('The label of the e-mail field.'),
  submit: text('The button.'),
  sending: text('The button while the address is on its way.'),
  trap: text('The label of a hidden field that only robots fill in.'),
  success: toast,
  failed: text('The answer when the subscription did not work.'),
  notLive: text('The answer while no newsletter provider is configured.'),
});
