import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostRules } from '../../plugins/gatsby-plugin-static-host/hosts/rules';
import { type Server, startCaddy, startNginx } from '../../scripts/host-servers';
import type { ContactServer } from '../../src/contact-endpoint/server';
import { hostOptions } from '../../src/gatsby/host-options';
import { ENDPOINT_LISTEN, ENDPOINT_PATH } from '../../src/utils/forms/contact-fields';
import { type BuiltCopy, builtCopy } from '../support/built-copy';
import { endpointSettings, startEndpoint } from '../support/contact-server';
import { type LocalMailServer, startMailServer } from '../support/mail-server';

const ORIGIN = 'https://www.example.com';
const FIELDS = { name: 'Maria Cruz', email: 'maria@example.com', message: 'Hello' };
const SERVERS = [
  ['nginx', 9170, startNginx],
  ['caddy', 9171, startCaddy],
] as const;

let site: BuiltCopy;
let mails: LocalMailServer;

beforeAll(async () => {
  site = await builtCopy();
  mails = await startMailServer();
});
afterAll(async () => {
  site.remove();
  await mails.close();
});

describe.each(SERVERS)('%s in front of the contact endpoint', (_name, port, start) => {
  let server: Server;
  let endpoint: ContactServer;

  beforeAll(async () => {
    const settings = { CONTACT_LISTEN: ENDPOINT_LISTEN, CONTACT_TRUSTED_PROXIES: '127.0.0.1' };
    endpoint = await startEndpoint(endpointSettings(mails.port, ORIGIN, settings), undefined, {
      each: 2,
      all: 20,
      within: 60_000,
    });
    server = await start(site, port);
  });
  afterAll(async () => {
    await server.stop();
    await endpoint.stop();
  });

  /** Posts from an address of this machine that is not the one of the proxy, which the endpoint trusts. */
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      const sent = { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
      const options = { host: '127.0.0.1', port, localAddress: '127.0.0.2', path: ENDPOINT_PATH, method: 'POST' };
      const asked = request({ ...options, headers: sent });
      asked.on('response', async (answer) => resolve(Object.assign(answer, { text: await text(answer) })));
      asked.on('error', reject);
      asked.end(new URLSearchParams(fields).toString());
    });

  // A name of its own for each server: the endpoint is another, but the mailbox is the same.
  const named = (name: string) => ({ ...FIELDS, name: `${name} ${port}` });

  test('a message arrives, and the answer has the headers of the site, each once', async () => {
    const answer = await post(named('Maria'), { 'X-Forwarded-For': '198.51.100.1' });
    expect([answer.statusCode, JSON.parse(answer.text)]).toEqual([202, { accepted: true }]);
    expect(mails.taken.at(-1)?.content).toContain(`Maria ${port}`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    const { headers } = hostRules([], [], hostOptions);
    for (const [name, value] of Object.entries(headers))
      expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test('a browser without script is sent on', async () => {
    const answer = await post(named('Ana'), { Accept: 'text/html', 'X-Forwarded-For': '198.51.100.2' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thanks/']);
  });

  test('a visitor cannot choose the address that is counted', async () => {
    const answer = await post(named('Lea'), { 'X-Forwarded-For': '198.51.100.3' });
    expect(answer.statusCode).toBe(429);
  });

  test('only its own address is passed on, and only as much as a message can be', async () => {
    const statusOf = async (path: string, init: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, init)).status;
    await expect(statusOf(ENDPOINT_PATH, {})).resolves.toBe(405);
    await expect(statusOf('/health', {})).resolves.toBe(404);
    for (const path of [`${ENDPOINT_PATH}/`, `${ENDPOINT_PATH}x`, `/x${ENDPOINT_PATH}`, '/contact/']) {
      await expect(statusOf(path, { method: 'POST', body: 'x' })).resolves.toBe(405);
    }
    const large = {
      method: 'POST',
      headers: { Origin: ORIGIN },
      body: new URLSearchParams({ name: 'x'.repeat(90_000) }),
    };
    await expect(statusOf(ENDPOINT_PATH, large)).resolves.toBe(413);
  });
});

test.each(SERVERS)(
  '%s answers with an error of its own while the endpoint does not run',
  async (_name, port, start) => {
    const server = await start(site, port);
    const answer = await fetch(`http://127.0.0.1:${port}${ENDPOINT_PATH}`, {
      method: 'POST',
      headers: { Origin: ORIGIN },
      body: new URLSearchParams(FIELDS),
    });
    await server.stop();
    expect(answer.status).toBe(502);
  },
);
