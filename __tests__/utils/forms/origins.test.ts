import { formOrigins } from '../../../src/utils/forms/origins';

const SIMULATED = { provider: 'simulated' };

test('simulated forms go nowhere', () => {
  expect(formOrigins({ contact: SIMULATED, newsletter: SIMULATED })).toEqual({ formAction: [], connect: [] });
});

test('our own endpoint and Netlify are the site itself', () => {
  expect(formOrigins({ contact: { provider: 'function' }, newsletter: { provider: 'netlify' } })).toEqual({
    formAction: [],
    connect: [],
  });
});

test.each([
  ['formspree', 'https://formspree.io'],
  ['basin', 'https://usebasin.com'],
  ['web3forms', 'https://api.web3forms.com'],
])('%s is posted to and called', (provider, origin) => {
  expect(formOrigins({ contact: { provider, id: 'abc' }, newsletter: SIMULATED })).toEqual({
    formAction: [origin],
    connect: [origin],
  });
});

test.each([
  [{ provider: 'buttondown', id: 'abc' }, ['https://buttondown.com']],
  [{ provider: 'kit', id: '123' }, ['https://*.kit.com', 'https://app.kit.com']],
  [
    { provider: 'mailchimp', action: 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2' },
    ['https://x.us1.list-manage.com'],
  ],
])('a newsletter that the browser posts is not called by script: %o', (newsletter, formAction) => {
  expect(formOrigins({ contact: SIMULATED, newsletter })).toEqual({ formAction, connect: [] });
});
