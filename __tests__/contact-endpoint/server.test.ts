import { request } from 'node:http';
import type { Limits } from '../../src/contact-endpoint/rate-limit';
import type { ContactServer } from '../../src/contact-endpoint/server';
import { endpointSettings, OWNER, SENDER, startEndpoint } from '../support/contact-server';
import { type LocalMailServer, startMailServer } from '../support/mail-server';

const ORIGIN = 'https://www.example.com';
const FIELDS = {
  name: 'María Cruz',
  email: 'maria@example.com',
  phone: '',
  interest: '4cs',
  message: 'Hello\n.\nGood day',
  website: '',
  elapsed: '9000',
};
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = { 'content-type': 'application/json' };
const PAGE = { accept: 'text/html,application/xhtml+xml' };

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

let mails: LocalMailServer;
let servers: ContactServer[] = [];
const log = jest.fn();

/** Starts the endpoint with a limit of two messages from each visitor; every test has another one. */
async function start(
  mail = mails,
  more: Headers = {},
  limits: Limits = { each: 2, all: 50, within: 60_000 },
): Promise<ContactServer> {
  const server = await startEndpoint(endpointSettings(mail.port, ORIGIN, more), log, limits);
  servers.push(server);
  return server;
}

/** One request, with whatever body. */
function send(port: number, body: string | Buffer, headers: Headers = {}, method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/api/contact',
      method,
      headers: { origin: ORIGIN, 'content-type': FORM, ...headers },
    });
    asked.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text || '{}') });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const post = (port: number, fields: Headers = FIELDS, headers: Headers = {}) =>
  send(port, new URLSearchParams(fields).toString(), headers);

beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  log.mockClear();
  await mails.close();
});

test('202 once the mail server has taken the message, from and to the fixed addresses', async () => {
  const { port } = await start();
  await expect(post(port)).resolves.toMatchObject({ status: 202, body: { accepted: true } });
  expect(mails.taken).toHaveLength(1);
  expect(mails.taken[0]).toMatchObject({ from: SENDER, to: [OWNER] });
  const [head = '', text = ''] = (mails.taken[0]?.content ?? '').split('\r\n\r\n', 2);
  expect(head).toContain(`From: ${SENDER}`);
  expect(head).toContain(`To: ${OWNER}`);
  expect(head).toMatch(/^Reply-To: .*<maria@example\.com>$/m);
  expect(head).toMatch(/^Subject: .*www.*Mar=C3=ADa/m);
  expect(head).not.toMatch(/^(Bcc|Cc):/im);
  expect(text).toContain('Hello');
  expect(text).toMatch(/^\.$/m);
});

test('takes JSON too', async () => {
  const { port } = await start();
  await expect(send(port, JSON.stringify(FIELDS), JSON_TYPE)).resolves.toMatchObject({ status: 202 });
  expect(mails.taken).toHaveLength(1);
});

test('recipients that a body names are ignored', async () => {
  const { port } = await start();
  await post(port, { ...FIELDS, to: 'other@example.com', CONTACT_TO: 'other@example.com', from: 'x@example.com' });
  expect(mails.taken[0]).toMatchObject({ from: SENDER, to: [OWNER] });
});

test.each([
  ['the hidden field is filled in', { ...FIELDS, website: 'https://spam.example' }],
  ['the form was shown for a moment only', { ...FIELDS, elapsed: '300' }],
  ['the time is no number', { ...FIELDS, elapsed: 'x' }],
])('400 where %s', async (_case, fields) => {
  const { port } = await start();
  await expect(post(port, fields)).resolves.toMatchObject({ status: 400 });
  expect(mails.taken).toEqual([]);
});

test('a form without script sends no time', async () => {
  const { elapsed: _none, ...fields } = FIELDS;
  const { port } = await start();
  await expect(post(port, fields)).resolves.toMatchObject({ status: 202 });
});

test.each(['null', 'https://evil.example', `${ORIGIN}.evil.example`, 'http://www.example.com', ''])(
  '403 for the origin "%s"',
  async (origin) => {
    const { port } = await start();
    const answer = await post(port, FIELDS, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(mails.taken).toEqual([]);
  },
);

test('a page of the site that asks from another address may read the answer', async () => {
  const { port } = await start();
  const { headers } = await post(port);
  expect(headers).toMatchObject({ 'access-control-allow-origin': ORIGIN, vary: 'Origin' });
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('405 for %s', async (method) => {
  const { port } = await start();
  await expect(send(port, '', {}, method)).resolves.toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

test('202 for the longest message that the form lets anyone write, in any script', async () => {
  const { port } = await start();
  await expect(post(port, { ...FIELDS, message: '護'.repeat(5000) })).resolves.toMatchObject({ status: 202 });
});

test.each(['', 'text', '[]', '{}', '{"name":{}}', 'null', '{', '{"__proto__":{"name":"x"}}'])(
  '422 for the JSON body %s',
  async (body) => {
    const { port } = await start();
    await expect(send(port, body, JSON_TYPE)).resolves.toMatchObject({ status: 422 });
  },
);

test.each([
  ['a line break', 'Maria\r\nBcc: other@example.com'],
  ['a mark that turns the text around', 'Maria \u202Emoc.elpmaxe'],
  ['an isolating mark', '\u2067Maria\u2069'],
  ['a line separator', 'Maria\u2028Cruz'],
  ['a paragraph separator', 'Maria\u2029Cruz'],
  ['a control character', 'Maria\u0085'],
  ['half a character', 'Maria\uD83D'],
])('422 for a name with %s, and no mail', async (_case, name) => {
  const { port } = await start();
  const answer = send(port, JSON.stringify({ ...FIELDS, name }), JSON_TYPE);
  await expect(answer).resolves.toMatchObject({ status: 422, body: { fields: ['name'] } });
  expect(mails.taken).toEqual([]);
});

test('a name in the form of encoded text is not decoded by the mail program that shows it', async () => {
  const { port } = await start();
  const name = '=?utf-8?Q?=E2=80=AEknab?= =?utf-8?B?4oCuZXZpbA==?=';
  await expect(post(port, { ...FIELDS, name })).resolves.toMatchObject({ status: 202 });
  const [head = ''] = (mails.taken[0]?.content ?? '').split('\r\n\r\n', 1);
  expect(head).not.toContain('=?');
});

describe('a body is not read further than it may be long', () => {
  test('413 at once where it announces itself as too long', async () => {
    const { port } = await start();
    // Nothing is sent but the headers.
    const answer = new Promise((resolve, reject) => {
      const headers = { origin: ORIGIN, 'content-type': FORM, 'content-length': '100000000' };
      const asked = request({ host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers });
      asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      asked.flushHeaders();
    });
    await expect(answer).resolves.toBe(413);
  });

  test('413 where the length is not announced', async () => {
    const { port } = await start();
    const answer = await send(port, `name=${'x'.repeat(500_000)}`, { 'transfer-encoding': 'chunked' });
    expect(answer.status).toBe(413);
  });

  test('a client that asks first is refused before it sends anything', async () => {
    const { port } = await start();
    const continued = jest.fn();
    const answer = new Promise((resolve, reject) => {
      const headers = { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x', expect: '100-continue' };
      const asked = request({ host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers });
      asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      asked.on('continue', continued).flushHeaders();
    });
    await expect(answer).resolves.toBe(415);
    expect(continued).not.toHaveBeenCalled();
  });

  test.each([
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['text', { 'content-type': 'text/plain' }],
    ['no kind', { 'content-type': '' }],
    ['a kind that every object has as a property', { 'content-type': 'constructor' }],
    ['another of these', { 'content-type': '__proto__' }],
    ['a compressed body', { 'content-encoding': 'gzip' }],
  ])('415 for %s', async (_case, headers) => {
    const { port } = await start();
    await expect(post(port, FIELDS, headers)).resolves.toMatchObject({ status: 415 });
  });

  test('408 for a body that does not come', async () => {
    const { port } = await start();
    const began = Date.now();
    const answer = new Promise((resolve, reject) => {
      const headers = { origin: ORIGIN, 'content-type': FORM, 'content-length': '100' };
      const asked = request({ host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers });
      asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      asked.write('name=Maria');
    });
    await expect(answer).resolves.toBe(408);
    expect(Date.now() - began).toBeLessThan(15_000);
  });
});

describe('the limit', () => {
  const other = (message: string) => ({ ...FIELDS, message });

  test('429 with Retry-After after too many messages from one address', async () => {
    const { port } = await start();
    await post(port, other('1'));
    await post(port, other('2'));
    const third = await post(port, other('3'));
    expect(third.status).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50);
  });

  test('a visitor cannot choose the address that is counted', async () => {
    const { port } = await start();
    for (const message of ['1', '2']) await post(port, other(message), { 'x-forwarded-for': `192.0.2.${message}` });
    await expect(post(port, other('3'), { 'x-forwarded-for': '192.0.2.3' })).resolves.toMatchObject({ status: 429 });
  });

  test('behind a trusted proxy each visitor is counted', async () => {
    const { port } = await start(mails, { CONTACT_TRUSTED_PROXIES: '127.0.0.1' });
    const from = (message: string, address: string) => post(port, other(message), { 'x-forwarded-for': address });
    await from('1', '192.0.2.1');
    await from('2', '203.0.113.9, 192.0.2.1');
    await expect(from('3', '203.0.113.10, 192.0.2.1')).resolves.toMatchObject({ status: 429 });
    await expect(from('4', '192.0.2.2')).resolves.toMatchObject({ status: 202 });
  });

  test('there is one for all together', async () => {
    const limits = { each: 2, all: 3, within: 60_000 };
    const { port } = await start(mails, { CONTACT_TRUSTED_PROXIES: '127.0.0.1' }, limits);
    const statuses: number[] = [];
    for (const n of [1, 2, 3, 4]) {
      statuses.push((await post(port, other(String(n)), { 'x-forwarded-for': `192.0.2.${n}` })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test('what could not be sent does not count', async () => {
    const refusing = await startMailServer({ onRcptTo: (_a, _s, callback) => callback(new Error('full')) });
    const { port } = await start(refusing);
    const statuses: number[] = [];
    for (const n of [1, 2, 3, 4]) statuses.push((await post(port, other(String(n)))).status);
    expect(statuses).toEqual([503, 503, 503, 503]);
    await refusing.close();
  });
});

describe('a message that is sent again is one mail', () => {
  test.each([
    ['with what the form gave it', { ...FIELDS, token: 'a' }, {}],
    ['without script', FIELDS, PAGE],
  ])('after it arrived: %s', async (_case, fields, headers) => {
    const { port } = await start();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await post(port, { ...fields, elapsed: `${9000 + n}` }, headers)).status);
    expect(new Set(statuses).size).toBe(1);
    expect(mails.taken).toHaveLength(1);
  });

  test('while the first attempt is running', async () => {
    const slow = await startMailServer({
      onMailFrom: (_address, _session, callback) => {
        setTimeout(callback, 500);
      },
    });
    const { port } = await start(slow);
    const answers = await Promise.all([post(port), post(port), post(port)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(slow.taken).toHaveLength(1);
    await slow.close();
  });

  test('after the first attempt failed', async () => {
    let isFull = true;
    const full = await startMailServer({
      onRcptTo: (_address, _session, callback) => callback(isFull ? new Error('full') : null),
    });
    const { port } = await start(full);
    await expect(post(port)).resolves.toMatchObject({ status: 503 });
    isFull = false;
    await expect(post(port)).resolves.toMatchObject({ status: 202 });
    expect(full.taken).toHaveLength(1);
    await full.close();
  });

  test('the same words as a new message, or other words, are another mail', async () => {
    const { port } = await start(mails, {}, { each: 9, all: 9, within: 60_000 });
    await post(port, { ...FIELDS, token: 'a' });
    await post(port, { ...FIELDS, token: 'b' });
    await post(port, { ...FIELDS, token: 'b', message: 'Corrected' });
    expect(mails.taken).toHaveLength(3);
  });
});

describe('503', () => {
  const refused = (responseCode: number) => Object.assign(new Error('no <owner@example.com>'), { responseCode });

  test.each([
    ['the recipient is refused', { onRcptTo: (_address, _session, callback) => callback(refused(550)) }],
    [
      'the message is refused',
      {
        onData: (stream, _session, callback) => {
          stream.resume().on('end', () => callback(refused(554)));
        },
      },
    ],
  ] as const satisfies readonly (readonly [string, Parameters<typeof startMailServer>[0]])[])(
    'where %s; the log says why, with no word of anybody',
    async (_case, options) => {
      const refusing = await startMailServer(options);
      const { port } = await start(refusing);
      await expect(post(port)).resolves.toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
      const logged = JSON.stringify(log.mock.calls);
      expect(logged).toMatch(/55\d/);
      expect(logged).not.toMatch(/Cruz|maria|Good day|owner@|127\.0\.0\.1/);
      await refusing.close();
    },
  );

  test('where there is no mail server', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { port } = await start(gone);
    await expect(post(port)).resolves.toMatchObject({ status: 503 });
  });
});

describe('a mail server that stalls', () => {
  const never = () => undefined;
  const slowly = (_what: unknown, _session: unknown, callback: () => void) => void setTimeout(callback, 3500);

  /** What is answered where the mail server behaves like this, and whether in time for the form. */
  async function answerTo(behaviour: Parameters<typeof startMailServer>[0]): Promise<[number, boolean]> {
    const mail = await startMailServer({ ...behaviour, closeTimeout: 1 });
    const { port } = await start(mail);
    const began = Date.now();
    const { status } = await post(port);
    const isInTime = Date.now() - began < 9_000;
    await mail.close();
    return [status, isInTime];
  }

  test('there is one deadline for all phases, before the form gives up', async () => {
    const answers = await Promise.all([
      answerTo({ onConnect: never }),
      answerTo({ onMailFrom: never }),
      answerTo({ onRcptTo: never }),
      answerTo({
        onConnect: (session, callback) => slowly(null, session, callback),
        onMailFrom: slowly,
        onRcptTo: slowly,
      }),
      // It may still deliver what it has: nobody may be told that nothing was sent.
      answerTo({ onData: never }),
    ]);
    expect(answers).toEqual([503, 503, 503, 503, 504].map((status) => [status, true]));
  });

  test('a message that is sent again while the mail server still has it is one mail', async () => {
    let copies = 0;
    const late = await startMailServer({
      onData: (stream, _session, callback) => {
        copies += 1;
        stream.resume().on('end', () => setTimeout(callback, 11_000));
      },
    });
    const { port } = await start(late);
    await expect(post(port)).resolves.toMatchObject({ status: 504 });
    await expect(post(port)).resolves.toMatchObject({ status: 202 });
    expect(copies).toBe(1);
    await late.close();
  });
});

describe('a browser without script', () => {
  test('is thanked', async () => {
    const { port } = await start();
    await expect(post(port, FIELDS, PAGE)).resolves.toMatchObject({ status: 303, headers: { location: '/thanks/' } });
  });

  test.each([
    ['a wrong field', { ...FIELDS, email: 'x' }, {}],
    ['a body that is too large', { ...FIELDS, message: 'x'.repeat(70_000) }, {}],
    ['another kind of body', FIELDS, { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is told on the contact page that nothing was sent: %s', async (_case, fields, headers) => {
    const { port } = await start();
    const answer = post(port, fields, { ...PAGE, ...headers });
    await expect(answer).resolves.toMatchObject({ status: 303, headers: { location: '/contact/#not-sent' } });
  });

  test('is sent back to the site where the endpoint has another address', async () => {
    const { port } = await start();
    const answer = post(port, FIELDS, { ...PAGE, 'sec-fetch-site': 'cross-site' });
    await expect(answer).resolves.toMatchObject({ status: 303, headers: { location: `${ORIGIN}/thanks/` } });
  });
});

describe('the server', () => {
  test('says that it is well, and knows no other address', async () => {
    const { port } = await start();
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).resolves.toMatchObject({ status: 404 });
  });

  test('finishes what it is sending before it stops, and takes nothing new', async () => {
    const slow = await startMailServer({
      onMailFrom: (_address, _session, callback) => {
        setTimeout(callback, 1500);
      },
    });
    const server = await start(slow);
    const running = post(server.port);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = server.stop();
    await expect(post(server.port)).rejects.toThrow('ECONNREFUSED');
    await expect(running).resolves.toMatchObject({ status: 202 });
    await stopped;
    expect(slow.taken).toHaveLength(1);
    await slow.close();
  });
});
