import type { ContactProviderName } from '../../src/utils/forms/contact-providers';

/** The words of the contact form as the page query gives them. */
export const CONTACT_WORDS: Queries.ContactFormFieldsFragment = {
  title: 'Get In Touch',
  lead: 'Tell me where you are.',
  optional: '(optional)',
  name: { label: 'Full Name', hint: null },
  email: { label: 'Email', hint: null },
  phone: { label: 'Phone', hint: null },
  interest: { label: "I'm Interested In", hint: null },
  noInterest: 'Choose one',
  message: { label: 'Your Message', hint: null },
  honeypot: 'Leave this field empty',
  submit: 'Send Message',
  sending: 'Sending...',
  success: { title: 'Message Sent', text: "Thank you for your message. We'll be in touch soon!" },
  problems: {
    invalid: 'Please look at the marked fields.',
    field: 'Please check this field.',
    busy: 'Too many messages.',
    failed: 'Something went wrong.',
    timeout: 'No answer came.',
    offline: 'You seem to be offline.',
    outOfOrder: 'This form is out of order.',
  },
  retry: 'Try again',
  writeEmail: 'Send it as an e-mail',
  copyText: { label: 'Your message, to copy', hint: 'Copy it from here.', button: 'Copy the message', done: 'Copied.' },
  emailSubject: 'Message from the website',
  noScript: 'Please write to',
};

/** The settings of the contact form with a provider. */
export function contactSettings(
  provider: ContactProviderName,
  id: string | null = null,
): Queries.ContactSettingsFragment {
  return {
    siteUrl: 'https://www.example.com',
    email: 'hello@example.com',
    interests: [
      { value: '1on1', label: '1:1 Coaching' },
      { value: '4cs', label: 'The 4Cs Coaching Program' },
    ],
    forms: { contact: { provider, id, action: null } },
  };
}
