// Guards what newsletter providers are sent.
import { newsletterPost } from '../../../src/utils/forms/newsletter-providers';

const PLACE = { name: 'newsletter', thanksPath: '/thanks/', thanksUrl: 'https://site.example/thanks/' };

test('without a provider there is nothing to post to', () => {
  expect(newsletterPost({ provider: 'simulated' }, PLACE)).toBeNull();
});

test('Netlify is sent by script, under the name of the form', () => {
  expect(newsletterPost({ provider: 'netlify' }, PLACE)).toMatchObject({
    action: '/thanks/',
    hidden: { 'form-name': 'newsletter' },
    answers: expect.anything(),
  });
});

test.each([
  [
    { provider: 'buttondown', id: 'nurses' },
    { action: 'https://buttondown.com/api/emails/embed-subscribe/nurses', emailField: 'email' },
  ],
  [
    { provider: 'kit', id: '123' },
    { action: 'https://app.kit.com/forms/123/subscriptions', emailField: 'email_address' },
  ],
  [
    { provider: 'mailchimp', action: 'https://x.us1.list-manage.com/subscribe/post?u=1a&id=2b' },
    { action: 'https://x.us1.list-manage.com/subscribe/post?u=1a&id=2b', emailField: 'EMAIL', honeypot: 'b_1a_2b' },
  ],
] as const)('%o is posted by the browser', (settings, post) => {
  expect(newsletterPost(settings, PLACE)).toMatchObject({ ...post, answers: undefined });
});
