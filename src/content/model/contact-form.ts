import { z } from 'zod';
import { group, template, text, verbatim } from './fields';

const field = (description: string) =>
  group(description, { label: text('The label of the field.'), hint: text('A line under the field.').optional() });

const toast = z.strictObject({ title: text('The title of the message.'), text: text('The text of the message.') });

const contactProblems = group('What a visitor reads when a message could not be sent.', {
  invalid: text('Shown when some fields were not accepted; those fields are marked.'),
  field: text('Shown at a marked field when no reason is known.'),
  tooLong: template('Shown below a field with more characters than it takes.', ['count', 'most']),
  busy: text('Shown when too many messages arrive in a short time.'),
  failed: text('Shown when the form provider failed or could not be reached.'),
  timeout: text('Shown when no answer came in time.'),
  offline: text('Shown when the visitor is offline.'),
  outOfOrder: text('Shown when the form provider no longer knows this form.'),
});

/** `content/contact-form.yaml`: texts of the contact form. */
export const contactForm = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  optional: text('Added to the label of a field that may stay empty.'),
  name: field('The name field.'),
  email: field('The email field.'),
  phone: field('The phone field.'),
  interest: field('The dropdown.')
    .extend({ label: verbatim('The label of the field.') })
    .describe('The dropdown.'),
  noInterest: text('The first line of the dropdown, for no choice.'),
  message: field('The message field.'),
  honeypot: text('The label of a hidden field against spam: people leave it empty, robots fill it in.'),
  submit: text('The button.'),
  sending: verbatim('The button while the message is being sent.'),
  success: toast.extend({ text: verbatim('The text of the message.') }),
  problems: contactProblems,
  retry: text('The button that tries to send again.'),
  writeEmail: text('The link that opens the same message as an email.'),
  copyText: group('The message to copy, where it is too long for the link that opens an email.', {
    label: text('Above the message.'),
    hint: text('Below the message.'),
    button: text('The button that copies it.'),
    done: text('Said once it is copied.'),
  }),
  emailSubject: text('The subject of that email.'),
  noScript: text('Shown before the email address to visitors without scripts, while the form is not live.'),
});

/** `content/newsletter.yaml`: texts of the newsletter form. */
export const newsletter = z.strictObject({
  title: text('The heading.'),
  lead: text('The sentence under the heading.'),
  emailLabel: text('The label of the email field.'),
  submit: text('The button.'),
  sending: text('The button while the address is being sent.'),
  honeypot: text('The label of a hidden field against spam: people leave it empty, robots fill it in.'),
  success: toast,
  failed: text('Shown when the subscription did not work.'),
  unsure: text('Shown when no answer came in time, or the page was left before it came.'),
  notLive: text('Shown while no newsletter provider is set in site.yaml.'),
});
