// Guards the newsletter form: subscribing, and its notice while no provider is set.
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterSection } from '../../../src/components/sections/NewsletterSection';
import type { NewsletterProviderName } from '../../../src/forms/newsletter-providers';
import { renderInTheme } from '../../support/render-in-theme';
import { specifiedWords } from '../../support/specified-words';

const WORDS = specifiedWords<Queries.NewsletterFieldsFragment>('newsletter');

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const input = () => screen.getByLabelText('Your e-mail address');

function renderBlock(provider: NewsletterProviderName, id: string | null = null, action: string | null = null): void {
  const settings = { siteUrl: 'https://www.example.com', forms: { newsletter: { provider, id, action } } };
  renderInTheme(<NewsletterSection newsletter={WORDS} settings={settings} />);
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test('a form without a provider sends nothing and is labelled so', async () => {
  renderBlock('simulated');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(input());
  await userEvent.paste('\u200Emaria@example.com');
  expect(input()).toHaveValue('maria@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.notLive);
  expect(fetched).not.toHaveBeenCalled();
});

test('a failed subscription can be sent again, with the focus kept', async () => {
  fetched.mockResolvedValueOnce({ status: 500, text: async () => '' });
  renderBlock('netlify');
  await userEvent.type(input(), 'maria@example.com{Tab}{Enter}');
  const sent = new URLSearchParams(String(fetched.mock.calls[0]?.[1].body));
  expect(Object.fromEntries(sent)).toEqual({ 'form-name': 'newsletter', 'bot-field': '', email: 'maria@example.com' });
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.failed);
  expect(input()).toHaveValue('maria@example.com');

  let answer: (response: unknown) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Subscribing...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledTimes(2);
  await act(async () => answer({ status: 200, text: async () => '<html>' }));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('Almost there. Thank you.');
});

test('a subscription whose answer did not come is not called a failure', async () => {
  fetched.mockResolvedValue({ status: 504, text: async () => '' });
  renderBlock('netlify');
  await userEvent.type(input(), 'Maria <maria@example.com>{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.unsure);
  expect(new URLSearchParams(String(fetched.mock.calls[0]?.[1].body)).get('email')).toBe('maria@example.com');
  cleanup();
  renderBlock('netlify');
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.unsure);
  expect(input()).toHaveValue('maria@example.com');
});

test('offline, a form that the browser would send stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderBlock('buttondown', 'nurses');
  await userEvent.type(input(), 'maria@example.com');
  const submission = createEvent.submit(input());
  fireEvent(input(), submission);
  expect(submission.defaultPrevented).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.failed);
});

test.each([
  ['buttondown', 'nurses', null, 'https://buttondown.com/api/emails/embed-subscribe/nurses', 'email'],
  ['kit', '123', null, 'https://app.kit.com/forms/123/subscriptions', 'email_address'],
  ['mailchimp', null, 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2', null, 'EMAIL'],
] as const)('the form of %s is left to the browser', (provider, id, action, expected, name) => {
  renderBlock(provider, id, action);
  expect(input()).toHaveAttribute('name', name);
  const form = input().closest('form');
  expect(form).toHaveAttribute('action', expected ?? action);
  let isLeft = false;
  const onSubmit = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit, { once: true });
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(isLeft).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});
