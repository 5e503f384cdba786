// Guards the contact form: fields, validation, responses, and drafts.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastContext } from '../../../src/components/layout/ToastProvider';
import { ContactSection } from '../../../src/components/sections/ContactSection';
import type { ContactProviderName } from '../../../src/forms/contact-providers';
import { takeAddress } from '../../../src/forms/email-question';
import { COUNTED } from '../../../src/statistics/count';
import { renderInTheme } from '../../support/render-in-theme';
import { specifiedWords } from '../../support/specified-words';

const WORDS = specifiedWords<Queries.ContactFormFieldsFragment>('contact-form');
const EMAIL = 'Email';
const LABELS = ['Full Name', EMAIL, /^Phone/, "I'm Interested In", 'Your Message'];
const WRITTEN = ['Maria Cruz', 'maria@example.com', '07700 900123', '4cs', 'Hello'];
const EMPTY = ['', '', '', '', ''];

const showToast = jest.fn();
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** A response, as far as the form reads it; jsdom has no Response. */
const answer = (status: number, body: unknown) => ({ status, text: async () => JSON.stringify(body) });

function renderForm(provider: ContactProviderName = 'simulated', id: string | null = null) {
  const settings = {
    siteUrl: 'https://www.example.com',
    email: 'hello@example.com',
    interests: [{ value: '4cs', label: 'The 4Cs Coaching Program' }],
    forms: { contact: { provider, id, action: null } },
  };
  return renderInTheme(
    <ToastContext value={showToast}>
      <ContactSection contactForm={WORDS} settings={settings} />
    </ToastContext>,
  );
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: /^Send/ });
const status = () => screen.getByRole('status');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const values = () => LABELS.map((name) => field(name).value);

async function fillIn(changes: Readonly<Record<string, string>> = {}) {
  for (const [index, label] of LABELS.entries()) {
    const value = changes[String(label)] ?? WRITTEN[index];
    fireEvent[index === 3 ? 'change' : 'input'](field(label), { target: { value } });
  }
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Sends a filled-in form to a provider with this response. */
async function sendTo(given: unknown) {
  fetched.mockResolvedValue(given);
  renderForm('formspree', 'abc');
  const user = await fillIn();
  await user.click(button());
  await wait(0);
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/contact/');
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(async () => {
  cleanup();
  // A message that is being sent outlives its form.
  await wait(20_000);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(['\u{1F600}', '\u{1F469}\u200D\u2695\uFE0F', 'e\u0301', '\n'])(
  '%j is one character of a message',
  async (sign) => {
    renderForm();
    const input = (value: string) => fireEvent.input(field('Your Message'), { target: { value } });
    input('x'.repeat(4999) + sign);
    expect(screen.queryByText(/characters, and/)).toBeNull();
    input('x'.repeat(5000) + sign);
    expect(screen.getByText(/^5,001 characters, and 5,000 fit/)).toBeInTheDocument();
  },
);

test('a text that is too long is kept, counted and not sent', async () => {
  renderForm();
  const long = 'x'.repeat(7000);
  const user = await fillIn({ 'Your Message': long });
  expect(field('Your Message')).toHaveValue(long);
  expect(screen.getByText(/^7,000 characters, and 5,000 fit/)).toBeInTheDocument();
  await user.click(button());
  expect(button()).toHaveTextContent('Send Message');
  fireEvent.input(field('Your Message'), { target: { value: 'x'.repeat(5000) } });
  expect(screen.queryByText(/characters, and/)).toBeNull();
  await user.click(button());
  expect(button()).toHaveTextContent('Sending...');
});

test('a simulated form sends once, after a second, then resets without a request', async () => {
  const onCounted = jest.fn();
  document.addEventListener(COUNTED, onCounted, { once: true });
  renderForm();
  const user = await fillIn({ [EMAIL]: 'Maria <maria@example.com>' });
  await user.click(button());
  expect(field(EMAIL)).toHaveValue('maria@example.com');
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await wait(990);
  expect(showToast).not.toHaveBeenCalled();
  await user.click(button());
  await wait(20);
  expect(showToast.mock.calls).toEqual([[WORDS.success]]);
  expect(status()).toHaveTextContent("Message SentThank you for your message. We'll be in touch soon!");
  expect(values()).toEqual(EMPTY);
  expect(button()).not.toHaveAttribute('aria-disabled');
  for (const unheard of [fetched, onCounted]) expect(unheard).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  await user.type(field('Full Name'), 'J');
  expect(status()).toBeEmptyDOMElement();
});

test('text typed while sending stays as another message', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  await user.type(field('Your Message'), ' and one thing more');
  await wait(1010);
  expect(showToast).toHaveBeenCalledTimes(1);
  cleanup();
  renderForm();
  expect(field('Your Message')).toHaveValue('Hello and one thing more');
});

test('a form with a provider can be posted without script', () => {
  renderForm('web3forms', 'key');
  const form = button().closest('form');
  expect(form).toHaveAttribute('action', 'https://api.web3forms.com/submit');
  expect(form).toHaveAttribute('method', 'post');
  expect(new FormData(form ?? undefined).get('access_key')).toBe('key');
  expect(button()).not.toHaveAttribute('formmethod');
  // The browser would fill in the trap for robots.
  expect(field(WORDS.honeypot)).toHaveAttribute('autocomplete', 'off');
});

test('typed values are restored after a reload', async () => {
  renderForm();
  await fillIn();
  cleanup();
  renderForm();
  expect(values()).toEqual(WRITTEN);
});

test('forbidden storage does not prevent sending', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  renderForm();
  const user = await fillIn();
  await user.click(button());
  await wait(1010);
  expect(showToast).toHaveBeenCalledTimes(1);
});

test('a page restored from the back/forward cache is not sure, until it learns that the message has arrived', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  act(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  });
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(status()).toHaveTextContent(WORDS.problems.timeout);
  expect(screen.getByRole('button', { name: WORDS.retry })).toBeVisible();
  expect(values()).toEqual(WRITTEN);
  await wait(2000);
  expect(status()).toHaveTextContent(WORDS.success.text);
  expect(values()).toEqual(EMPTY);
});

test('text is laid out from the side on which its writing begins', () => {
  renderForm();
  for (const label of ['Full Name', 'Your Message']) expect(field(label)).toHaveAttribute('dir', 'auto');
});

test.each([
  ['4cs', 'The 4Cs Coaching Program'],
  ['pigeon', 'Choose one if you like'],
])('the interest %s in the address selects "%s"', (interest, chosen) => {
  history.replaceState(null, '', `/contact/?interest=${interest}`);
  renderForm();
  expect(field("I'm Interested In")).toHaveDisplayValue(chosen);
});

test.each([
  ['amara@gmail', /^Did you mean amara@gmail.com\?$/, 0],
  ['amara@hospital', /^This address is not complete/, 0],
  ['amara@gmial.com', /^Did you mean amara@gmail.com\? If yours is right/, 1],
  // The browser does not accept it.
  ['ama ra@gmial.com', /^Did you mean ama ra@gmail.com\?$/, 0],
])('a message from the address %s is held back (%s), and then sent %d times', async (address, question, times) => {
  renderForm();
  const user = await fillIn({ [EMAIL]: address });
  await user.click(button());
  expect(field(EMAIL).validationMessage).toMatch(question);
  await wait(2000);
  expect(showToast).not.toHaveBeenCalled();
  await user.click(button());
  await wait(2000);
  expect(showToast).toHaveBeenCalledTimes(times);
  if (times > 0) return;
  expect(field(EMAIL).validationMessage).toMatch(question);
  expect(field('Your Message')).toHaveValue('Hello');
  fireEvent.input(field(EMAIL), { target: { value: 'amara@gmail.com' } });
  await user.click(button());
  await wait(1010);
  expect(showToast).toHaveBeenCalledTimes(1);
});

test.each([
  'Amara <amara@gmail.com>',
  '<amara@gmail.com>',
  '"Amara O\u2019Hara" <amara@gmail.com>;',
  'mailto:amara@gmail.com?subject=Hello',
  'amara@gmail.com,',
  'amara@gmail.com.',
  'amara@gmail.com <amara@gmail.com>',
  '(amara@gmail.com)',
])('the address is taken out of %s', (text) => {
  const input = Object.assign(document.createElement('input'), { value: text });
  takeAddress(input);
  expect(input).toHaveValue('amara@gmail.com');
});

test('refused fields are marked, and a failure keeps every word for a retry or an e-mail', async () => {
  const user = await sendTo(answer(422, { errors: [{ field: 'email', message: 'should be an email' }] }));
  const sent = new URLSearchParams(String(fetched.mock.calls[0]?.[1].body));
  expect(['name', 'email', 'phone', 'interest', 'message'].map((name) => sent.get(name))).toEqual(WRITTEN);
  expect(field(EMAIL)).toBeInvalid();
  expect(field(EMAIL)).toHaveAccessibleDescription('should be an email');
  expect(field('Full Name')).not.toBeInvalid();
  expect(status()).toHaveTextContent(WORDS.problems.invalid);
  fetched.mockResolvedValue(answer(500, 'x'));
  await user.click(button());
  await wait(0);
  expect(status()).toHaveTextContent(WORDS.problems.failed);
  expect(values()).toEqual(WRITTEN);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it as an e-mail' });
  expect(decodeURIComponent(link.href)).toContain('Hello');
  expect(decodeURIComponent(link.href)).toContain('The 4Cs Coaching Program');
  fetched.mockResolvedValue(answer(200, { next: '/thanks' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(button()).toHaveFocus();
  await wait(0);
  expect(button()).toHaveFocus();
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(values()).toEqual(EMPTY);
});

test('a form that is out of order offers e-mail, or copying', async () => {
  const user = await sendTo(answer(404, { error: 'Form not found' }));
  expect(status()).toHaveTextContent(WORDS.problems.outOfOrder);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send it as an e-mail' })).toBeVisible();
  fireEvent.change(field('Your Message'), { target: { value: 'A long story. '.repeat(200) } });
  fireEvent.click(button());
  await wait(0);
  const copy = screen.getByRole('button', { name: 'Copy the message' });
  await user.click(copy);
  expect(await screen.findByText(/^Copied\./)).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^A long story[\s\S]*Email: maria@example.com/);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(copy);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: WORDS.copyText.label });
  expect(text).toHaveFocus();
  expect(text.selectionEnd).toBe(text.value.length);
  expect(screen.queryByText(/^Copied\./)).not.toBeInTheDocument();
});
