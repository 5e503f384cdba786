// Guards form posts, and the meaning of each response.
import type { RequestListener } from 'node:http';
import { CONTACT_PROVIDERS } from '../../../src/utils/forms/contact-providers';
import { netlify } from '../../../src/utils/forms/netlify';
import type { ContactProvider, FormPlace } from '../../../src/utils/forms/receiver';
import { LONGEST_WAIT, sendForm } from '../../../src/utils/forms/send-form';
import { type LocalServer, startServer } from '../../support/http-server';

const { formspree, basin, web3forms, custom } = CONTACT_PROVIDERS;

const PLACE: FormPlace = { name: 'contact', thanksPath: '/thanks/', thanksUrl: 'https://site.example/thanks/' };
const FIELDS = { name: 'Maria Cruz', email: 'maria@example.com', message: 'Hello & good day' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
const html =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>');
const noContent: RequestListener = (_request, response) => response.writeHead(204).end();
const drop: RequestListener = (request) => request.socket.destroy();

let server: LocalServer;

/** Sends the fields through a provider's adapter to a server that responds as told. */
async function send(provider: ContactProvider, answer: RequestListener, signal = new AbortController().signal) {
  server = await startServer(answer);
  const post = { ...provider.post({ id: 'abc', action: '' }, PLACE), action: server.address };
  return sendForm(post, provider, FIELDS, signal);
}

beforeEach(() => Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true }));
afterEach(() => server.close());

const ACCEPTED = { kind: 'accepted' };
const OUT_OF_ORDER = { kind: 'outOfOrder' };
const FAILED = { kind: 'trouble', trouble: 'failed' };

const PROVIDERS = Object.entries<ContactProvider | null>(CONTACT_PROVIDERS).flatMap(([name, provider]) =>
  provider ? [{ name, provider }] : [],
);

describe.each(PROVIDERS)('$name', ({ provider }) => {
  test('is sent the fields as a browser would post them, and asked for JSON', async () => {
    await send(provider, noContent);
    const { hidden } = provider.post({ id: 'abc', action: '' }, PLACE);
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        fields: { ...hidden, ...FIELDS },
        headers: { accept: 'application/json', 'content-type': type },
      },
    ]);
  });

  test.each<[string, RequestListener, object]>([
    ['status 500', html(500), FAILED],
    ['status 429', html(429), { kind: 'trouble', trouble: 'busy' }],
    ['status 401', html(401), OUT_OF_ORDER],
    ['status 403', html(403), OUT_OF_ORDER],
    ['status 404', html(404), OUT_OF_ORDER],
    ['status 405', html(405), OUT_OF_ORDER],
    ['a dropped connection', drop, FAILED],
  ])('%s', async (_what, answer, outcome) => {
    await expect(send(provider, answer)).resolves.toEqual(outcome);
  });
});

test.each([
  ['netlify', netlify, html(200)],
  ['formspree', formspree, json(200, { next: '/thanks', ok: true })],
  ['basin', basin, json(200, { success: true })],
  ['web3forms', web3forms, json(200, { success: true, message: 'Email sent' })],
  ['custom', custom, noContent],
])('%s says yes', async (_name, provider, yes) => {
  await expect(send(provider, yes)).resolves.toEqual(ACCEPTED);
});

test.each([
  ['formspree', formspree, { error: 'Form not found' }],
  ['basin', basin, { error: 'Not allowed' }],
  ['web3forms', web3forms, { success: false, message: 'Invalid' }],
])('%s: status 200 with a page, or with a no, is not a yes', async (_name, provider, body) => {
  await expect(send(provider, html(200))).resolves.toEqual(FAILED);
  await server.close();
  await expect(send(provider, json(200, body))).resolves.toEqual(FAILED);
});

test.each([
  ['formspree', formspree],
  ['custom', custom],
])('%s names the fields it does not accept', async (_name, provider) => {
  const invalid = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' };
  const errors = [invalid, { message: 'blocked' }, { field: 'name' }];
  await expect(send(provider, json(422, { error: 'x', errors }))).resolves.toEqual({
    kind: 'invalid',
    fields: { email: 'should be an email', name: '' },
  });
});

test('no answer within ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  let outcome: Promise<unknown> | undefined;
  await new Promise<void>((arrived) => {
    outcome = send(formspree, () => arrived());
  });
  jest.advanceTimersByTime(LONGEST_WAIT);
  await expect(outcome).resolves.toEqual({ kind: 'trouble', trouble: 'timeout' });
  jest.useRealTimers();
});

test('a browser that knows it is offline', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  await expect(send(formspree, drop)).resolves.toEqual({ kind: 'trouble', trouble: 'offline' });
});
