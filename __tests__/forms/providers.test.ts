// Guards the origins that forms may contact, and the posts of newsletters. send-form.test.ts has the contact form's.
import { formOrigins, PROVIDERS } from '../../src/forms/providers';
import { chosenProvider, type NewsletterProvider } from '../../src/forms/receiver';

const SIMULATED = { provider: 'simulated' } as const;
const MAILCHIMP = 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2';

test.each([
  [{ provider: 'custom', action: 'https://forms.example.com/messages' }, 'https://forms.example.com'],
  [{ provider: 'formspree', id: 'abc' }, 'https://formspree.io'],
] as const)('the origin of %o may receive posts and requests', (contact, origin) => {
  expect(formOrigins({ contact, newsletter: SIMULATED })).toEqual({ formAction: [origin], connect: [origin] });
});

/** What each provider of a newsletter documents: the address, hidden fields and the trap for robots. */
test.each([
  [
    { provider: 'buttondown', id: 'abc' },
    { action: 'https://buttondown.com/api/emails/embed-subscribe/abc', hidden: { embed: '1' }, honeypot: 'website' },
    ['https://buttondown.com'],
  ],
  [
    { provider: 'kit', id: '123' },
    { action: 'https://app.kit.com/forms/123/subscriptions', hidden: {}, honeypot: 'website' },
    ['https://*.kit.com', 'https://app.kit.com'],
  ],
  [
    { provider: 'mailchimp', action: MAILCHIMP },
    { action: MAILCHIMP, hidden: {}, honeypot: 'b_1_2' },
    ['https://x.us1.list-manage.com'],
  ],
] as const)('a newsletter is posted by the browser alone: %o', (newsletter, post, formAction) => {
  const place = { name: 'newsletter', thanksPath: '/', thanksUrl: '' };
  expect(chosenProvider<NewsletterProvider>(PROVIDERS.newsletter, newsletter, place)?.post).toEqual(post);
  expect(formOrigins({ contact: SIMULATED, newsletter })).toEqual({ formAction, connect: [] });
});
