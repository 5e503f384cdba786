import { type ContactRequest, handleContact } from '../../src/contact-endpoint/handle-contact';
import { createRateLimiter } from '../../src/contact-endpoint/rate-limit';
import { sendMail } from '../../src/contact-endpoint/send-mail';
import { readSettings } from '../../src/contact-endpoint/settings';
import { type LocalMailServer, startMailServer } from '../support/mail-server';

const ORIGIN = 'https://www.example.com';
const BODY = {
  name: 'María Cruz',
  email: 'maria@example.com',
  phone: '',
  interest: '4cs',
  message: 'Hello\n.\nGood day',
  website: '',
  elapsed: '9000',
};

let mails: LocalMailServer;
const log = jest.fn();

/** Asks the endpoint as a form of the site would, with a limit of two messages. */
function endpoint(port = mails.port) {
  const read = readSettings({
    CONTACT_TO: 'owner@example.com',
    CONTACT_FROM: 'website@example.com',
    CONTACT_ORIGINS: ORIGIN,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_REQUIRE_TLS: 'false',
  });
  if ('wrong' in read) throw new Error(read.wrong.join());
  const tools = {
    origins: read.settings.CONTACT_ORIGINS,
    limit: createRateLimiter({ most: 2, within: 60_000 }),
    send: (message: Parameters<typeof sendMail>[0]) => sendMail(message, read.settings),
    now: Date.now,
    log,
  };
  return (body: unknown = BODY, more: Partial<ContactRequest> = {}) =>
    handleContact({ method: 'POST', headers: { origin: ORIGIN }, address: '192.0.2.1', body, ...more }, tools);
}

beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(() => mails.close());

test('202 once the mail server has taken the message, from and to the fixed addresses', async () => {
  await expect(endpoint()()).resolves.toMatchObject({ status: 202, body: { accepted: true } });
  expect(mails.taken).toHaveLength(1);
  expect(mails.taken[0]).toMatchObject({ from: 'website@example.com', to: ['owner@example.com'] });
  const [head = '', text = ''] = (mails.taken[0]?.content ?? '').split('\r\n\r\n', 2);
  expect(head).toContain('From: website@example.com');
  expect(head).toContain('To: owner@example.com');
  expect(head).toMatch(/^Reply-To: .*<maria@example\.com>$/m);
  expect(head).not.toMatch(/^(Bcc|Cc):/im);
  expect(text).toContain('Hello');
});

test('a line break in a single-line field reaches no mail', async () => {
  const answer = endpoint()({ ...BODY, name: 'Maria\r\nBcc: other@example.com' });
  await expect(answer).resolves.toMatchObject({ status: 422, body: { fields: ['name'] } });
  expect(mails.taken).toEqual([]);
});

test('recipients that a body names are ignored', async () => {
  await endpoint()({ ...BODY, to: 'other@example.com', CONTACT_TO: 'other@example.com', from: 'x@example.com' });
  expect(mails.taken[0]).toMatchObject({ from: 'website@example.com', to: ['owner@example.com'] });
});

test.each([
  ['the hidden field is filled in', { ...BODY, website: 'https://spam.example' }],
  ['the form was shown for a moment only', { ...BODY, elapsed: '300' }],
  ['the time is no number', { ...BODY, elapsed: 'x' }],
])('400 where %s', async (_case, body) => {
  await expect(endpoint()(body)).resolves.toMatchObject({ status: 400 });
  expect(mails.taken).toEqual([]);
});

test('a form without script sends no time', async () => {
  const { elapsed: _none, ...body } = BODY;
  await expect(endpoint()(body)).resolves.toMatchObject({ status: 202 });
});

test.each([undefined, 'null', 'https://evil.example', `${ORIGIN}.evil.example`, 'http://www.example.com'])(
  '403 for the origin %s',
  async (origin) => {
    await expect(endpoint()(BODY, { headers: { origin } })).resolves.toMatchObject({ status: 403 });
    expect(mails.taken).toEqual([]);
  },
);

test('405 for other methods', async () => {
  await expect(endpoint()(BODY, { method: 'GET' })).resolves.toMatchObject({ status: 405, headers: { Allow: 'POST' } });
});

test('413 for a large body', async () => {
  const headers = { origin: ORIGIN, 'content-length': '70000' };
  await expect(endpoint()(BODY, { headers })).resolves.toMatchObject({ status: 413 });
});

test('202 for the longest message that the form lets anyone write, in any script', async () => {
  const message = '護'.repeat(5000);
  const length = new URLSearchParams({ ...BODY, message }).toString().length;
  const headers = { origin: ORIGIN, 'content-length': String(length) };
  await expect(endpoint()({ ...BODY, message }, { headers })).resolves.toMatchObject({ status: 202 });
});

test.each([undefined, null, 'text', [], {}, { name: {} }])('422 for the body %o', async (body) => {
  await expect(endpoint()(body ?? null)).resolves.toMatchObject({ status: 422 });
});

test('429 with Retry-After after too many messages from one address', async () => {
  const ask = endpoint();
  await ask();
  await ask();
  const third = await ask();
  expect(third.status).toBe(429);
  expect(Number(third.headers['Retry-After'])).toBeGreaterThan(50);
  await expect(ask(BODY, { address: '192.0.2.2' })).resolves.toMatchObject({ status: 202 });
});

describe('503', () => {
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

  test.each([
    ['the recipient is refused', { onRcptTo: (_address, _session, callback) => callback(refusal(550)) }],
    [
      'the message is refused',
      {
        onData: (stream, _session, callback) => {
          stream.resume().on('end', () => callback(refusal(554)));
        },
      },
    ],
  ] as const satisfies readonly (readonly [string, Parameters<typeof startMailServer>[0]])[])(
    'where %s',
    async (_case, options) => {
      const refusing = await startMailServer(options);
      await expect(endpoint(refusing.port)()).resolves.toMatchObject({ status: 503 });
      await refusing.close();
    },
  );

  test('where there is no mail server', async () => {
    const { port } = mails;
    await mails.close();
    await expect(endpoint(port)()).resolves.toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
    mails = await startMailServer();
  });

  test('the reason is logged, without what the visitor wrote', async () => {
    const refusing = await startMailServer({ onRcptTo: (_a, _s, callback) => callback(refusal(550)) });
    await endpoint(refusing.port)();
    expect(log).toHaveBeenCalled();
    expect(log.mock.calls.flat().join()).not.toMatch(/Cruz|Good day/);
    await refusing.close();
  });
});

describe('a browser without script', () => {
  const headers = { origin: ORIGIN, accept: 'text/html,application/xhtml+xml' };

  test('is thanked', async () => {
    await expect(endpoint()(BODY, { headers })).resolves.toMatchObject({
      status: 303,
      headers: { Location: '/thanks/' },
    });
  });

  test('is told on the contact page that nothing was sent', async () => {
    const answer = endpoint()({ ...BODY, email: 'x' }, { headers });
    await expect(answer).resolves.toMatchObject({ status: 303, headers: { Location: '/contact/#not-sent' } });
  });
});
