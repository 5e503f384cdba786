// Guards that the newsletter form subscribes, or says honestly that it does not.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterSection } from '../../../src/components/sections/NewsletterSection';
import type { NewsletterProviderName } from '../../../src/utils/forms/newsletter-providers';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';

const WORDS: Queries.NewsletterFieldsFragment = {
  title: 'Letters',
  lead: 'No noise.',
  emailLabel: 'Your e-mail address',
  submit: 'Subscribe',
  sending: 'Subscribing...',
  honeypot: 'Leave this field empty',
  success: { title: 'Almost there', text: 'Look in your inbox.' },
  failed: 'That did not work.',
  notLive: 'Not started yet.',
};

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

function renderBlock(provider: NewsletterProviderName, id: string | null = null, action: string | null = null): void {
  const settings = { siteUrl: 'https://www.example.com', forms: { newsletter: { provider, id, action } } };
  giveSite();
  renderInTheme(<NewsletterSection words={WORDS} settings={settings} />);
}

async function subscribe(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'maria@example.com');
  await act(async () => screen.getByRole('button', { name: 'Subscribe' }).click());
}

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

test('without a provider it sends nothing and says so', async () => {
  renderBlock('simulated');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await subscribe();
  expect(screen.getByRole('status')).toHaveTextContent('Not started yet.');
  expect(fetched).not.toHaveBeenCalled();
});

test('Netlify really subscribes, and only its yes is one', async () => {
  fetched.mockResolvedValueOnce({ status: 500, text: async () => '' });
  renderBlock('netlify');
  await subscribe();
  const sent = new URLSearchParams(String(fetched.mock.calls[0]?.[1].body));
  expect(Object.fromEntries(sent)).toEqual({ 'form-name': 'newsletter', 'bot-field': '', email: 'maria@example.com' });
  expect(screen.getByRole('status')).toHaveTextContent('That did not work.');
  expect(screen.getByLabelText('Your e-mail address')).toHaveValue('maria@example.com');
  fetched.mockResolvedValueOnce({ status: 200, text: async () => '<html>' });
  await act(async () => screen.getByRole('button', { name: 'Subscribe' }).click());
  expect(screen.getByRole('status')).toHaveTextContent('Almost there. Look in your inbox.');
});

test('while it sends, its button keeps the focus and does nothing', async () => {
  let answer: (response: unknown) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  renderBlock('netlify');
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'maria@example.com{Tab}{Enter}');
  const button = screen.getByRole('button', { name: 'Subscribing...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledTimes(1);
  await act(async () => answer({ status: 200, text: async () => '<html>' }));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['buttondown', 'nurses', null, 'https://buttondown.com/api/emails/embed-subscribe/nurses', 'email'],
  ['kit', '123', null, 'https://app.kit.com/forms/123/subscriptions', 'email_address'],
  ['mailchimp', null, 'https://x.us1.list-manage.com/subscribe/post?u=1&id=2', null, 'EMAIL'],
] as const)('%s is left to the browser', (provider, id, action, expected, name) => {
  renderBlock(provider, id, action);
  const input = screen.getByLabelText('Your e-mail address');
  expect(input).toHaveAttribute('name', name);
  expect(input.closest('form')).toHaveAttribute('action', expected ?? action);
  const onSubmit = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('submit', onSubmit, { once: true });
  input.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(onSubmit).toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('takes invisible marks out of an address that is pasted', async () => {
  renderBlock('simulated');
  const field = screen.getByLabelText('Your e-mail address');
  await userEvent.click(field);
  await userEvent.paste('\u200Emaria@example.com');
  expect(field).toHaveValue('maria@example.com');
});
