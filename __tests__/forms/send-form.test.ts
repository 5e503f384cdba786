// Guards form posts, and the meaning of each response.
import { CONTACT_PROVIDERS } from '../../src/forms/contact-providers';
import { netlify } from '../../src/forms/netlify';
import type { ContactProvider, FormPlace, FormPost } from '../../src/forms/receiver';
import { LONGEST_WAIT, sendForm } from '../../src/forms/send-form';

const { formspree, basin, web3forms, custom } = CONTACT_PROVIDERS;

const PLACE: FormPlace = { name: 'contact', thanksPath: '/thanks/', thanksUrl: 'https://site.example/thanks/' };
const FIELDS = { name: 'Maria Cruz', email: 'maria@example.com', message: 'Hello & good day' };

const json = (status: number, body: unknown) => Response.json(body, { status });
const html = (status: number) => new Response('<!doctype html><title>x</title>', { status });
const noContent = () => new Response(null, { status: 204 });

let sent: Request | undefined;

/** Sends the fields through a provider's adapter; `null` for a connection that breaks. */
function send(provider: ContactProvider, answer: Response | Promise<Response> | null, fields = FIELDS) {
  globalThis.fetch = async (address, init) => {
    sent = new Request(address, init);
    const { signal } = sent;
    if (!answer) throw new TypeError('Failed to fetch');
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, aborted]);
  };
  const post = { ...provider.post({ id: 'abc', action: '' }, PLACE), action: 'https://receiver.example/' };
  return sendForm(post, provider, fields);
}

beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true }));

const ACCEPTED = { kind: 'accepted' };
const OUT_OF_ORDER = { kind: 'outOfOrder' };
const FAILED = { kind: 'trouble', trouble: 'failed' };
const TIMEOUT = { kind: 'trouble', trouble: 'timeout' };

/** What each provider documents: the address for a form's id, hidden fields, and the trap for robots. */
const POSTS: Readonly<Record<string, FormPost | null>> = {
  simulated: null,
  netlify: {
    action: '/thanks/',
    hidden: { 'form-name': 'contact' },
    honeypot: 'bot-field',
    attributes: { name: 'contact', 'data-netlify': 'true', 'data-netlify-honeypot': 'bot-field' },
  },
  formspree: {
    action: 'https://formspree.io/f/abc',
    hidden: { _next: 'https://site.example/thanks/' },
    honeypot: '_gotcha',
  },
  basin: { action: 'https://usebasin.com/f/abc', hidden: {}, honeypot: '_gotcha' },
  web3forms: {
    action: 'https://api.web3forms.com/submit',
    hidden: { access_key: 'abc', redirect: 'https://site.example/thanks/' },
    honeypot: 'botcheck',
  },
  custom: { action: 'https://forms.example/', hidden: {}, honeypot: 'website' },
};

test.each(Object.entries<ContactProvider | null>(CONTACT_PROVIDERS))(
  '%s receives the fields as the browser would post them',
  async (name, provider) => {
    const post = provider?.post({ id: 'abc', action: 'https://forms.example/' }, PLACE) ?? null;
    expect(post).toEqual(POSTS[name]);
    if (!provider || !post) return;
    await send(provider, noContent());
    expect(sent?.method).toBe('POST');
    expect(sent?.headers.get('accept')).toBe('application/json');
    expect(sent?.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(new URLSearchParams(await sent?.text()))).toEqual({ ...post.hidden, ...FIELDS });
  },
);

test.each([
  [500, FAILED],
  [504, TIMEOUT],
  [429, { kind: 'trouble', trouble: 'busy' }],
  [401, OUT_OF_ORDER],
  [403, OUT_OF_ORDER],
  [404, OUT_OF_ORDER],
  [405, OUT_OF_ORDER],
  [410, OUT_OF_ORDER],
])('the status %d has its outcome', (status, outcome) =>
  expect(send(formspree, html(status))).resolves.toEqual(outcome),
);

test.each([
  ['netlify', netlify, html(200)],
  ['formspree', formspree, json(200, { next: '/thanks', ok: true })],
  ['basin', basin, json(200, { success: true })],
  ['web3forms', web3forms, json(200, { success: true, message: 'Email sent' })],
  ['custom', custom, noContent()],
])('a success of %s is accepted', (_name, provider, yes) => expect(send(provider, yes)).resolves.toEqual(ACCEPTED));

test.each([
  ['formspree', formspree, { error: 'Form not found' }],
  ['basin', basin, { error: 'Not allowed' }],
  ['web3forms', web3forms, { success: false, message: 'Invalid' }],
])('a status 200 of %s without a success is a failure', async (_name, provider, body) => {
  await expect(send(provider, html(200))).resolves.toEqual(FAILED);
  await expect(send(provider, json(200, body))).resolves.toEqual(FAILED);
});

const INVALID = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };

test.each([
  ['formspree', formspree],
  ['custom', custom],
])('refused fields of %s are listed, unless the visitor has none of them', async (_name, provider) => {
  const outcome = (errors: object) => send(provider, json(422, { error: 'x', errors }));
  await expect(outcome([INVALID, { message: 'blocked' }, { field: 'name' }])).resolves.toEqual({
    kind: 'invalid',
    fields: { email: 'should be an email', name: '' },
  });
  await expect(outcome([{ field: 'captcha', message: 'x' }, { field: 'access_key' }])).resolves.toEqual(FAILED);
});

test.each([
  ['goes on', FIELDS.message, true],
  // Browsers refuse to let so much go on.
  ['ends', 'x'.repeat(64 * 1024), false],
])('a request %s when its page is left', async (_what, message, goesOn) => {
  await send(custom, noContent(), { ...FIELDS, message });
  expect(sent?.keepalive).toBe(goesOn);
});

test('the wait ends after ten seconds', async () => {
  jest.useFakeTimers();
  const outcome = send(formspree, new Promise(() => undefined));
  jest.advanceTimersByTime(LONGEST_WAIT);
  await expect(outcome).resolves.toEqual(TIMEOUT);
  jest.useRealTimers();
});

test('a dropped connection is a failure, one of an offline browser is reported', async () => {
  await expect(send(formspree, null)).resolves.toEqual(FAILED);
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  await expect(send(formspree, null)).resolves.toEqual({ kind: 'trouble', trouble: 'offline' });
});
