// Guards the origins that forms may contact.
import { formOrigins } from '../../src/forms/providers';

const SIMULATED = { provider: 'simulated' } as const;
const MAILCHIMP = 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2';

test.each([
  [{ provider: 'custom', action: 'https://forms.example.com/messages' }, 'https://forms.example.com'],
  [{ provider: 'formspree', id: 'abc' }, 'https://formspree.io'],
  [{ provider: 'basin', id: 'abc' }, 'https://usebasin.com'],
  [{ provider: 'web3forms', id: 'abc' }, 'https://api.web3forms.com'],
] as const)('the origin of %o may receive posts and requests', (contact, origin) => {
  expect(formOrigins({ contact, newsletter: SIMULATED })).toEqual({ formAction: [origin], connect: [origin] });
});

test.each([
  [{ provider: 'buttondown', id: 'abc' }, ['https://buttondown.com']],
  [{ provider: 'kit', id: '123' }, ['https://*.kit.com', 'https://app.kit.com']],
  [{ provider: 'mailchimp', action: MAILCHIMP }, ['https://x.us1.list-manage.com']],
] as const)('a newsletter posted by the browser has no request origin: %o', (newsletter, formAction) => {
  expect(formOrigins({ contact: SIMULATED, newsletter })).toEqual({ formAction, connect: [] });
});
