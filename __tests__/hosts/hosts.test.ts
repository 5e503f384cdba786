import { hostRules } from '../../plugins/gatsby-plugin-static-host/hosts/rules';
import { type Server, type Site, startCaddy, startNginx } from '../../scripts/host-servers';
import { hostOptions } from '../../src/gatsby/host-options';
import { type BuiltCopy, builtCopy } from '../support/built-copy';
import { type RawAnswer, rawRequest } from '../support/raw-request';
import type { HostCase } from './host-case';
import { hostCases } from './table';

const SECURITY_HEADERS = Object.entries(hostRules([], [], hostOptions).headers);
const SERVERS: readonly [string, number, (site: Site, port: number) => Promise<Server>][] = [
  ['nginx', 9161, startNginx],
  ['caddy', 9162, startCaddy],
];

/** Everything in which an answer differs from what the table says; empty where nothing does. */
function differences(expectation: HostCase, { status, headers }: RawAnswer): string[] {
  const wanted: [string, string | undefined | null, string | undefined][] = [
    ['status', String(expectation.status), String(status)],
    ['location', expectation.location, headers.location],
    ...Object.entries(expectation.expected ?? {}).map(([name, value]): [string, string | null, string | undefined] => [
      name,
      value,
      headers[name],
    ]),
    ...SECURITY_HEADERS.filter(
      ([name]) => !expectation.byItself && !(name.toLowerCase() in (expectation.expected ?? {})),
    ).map(([name, value]): [string, string, string | undefined] => [name, value, headers[name.toLowerCase()]]),
  ];
  return wanted
    .filter(([, value, found]) => (value ?? undefined) !== found)
    .map(
      ([name, value, found]) =>
        `${expectation.what} ${expectation.target.slice(0, 60)}: ${name} is ${found}, not ${value}`,
    );
}

let site: BuiltCopy;

beforeAll(async () => {
  site = await builtCopy();
});

afterAll(() => site.remove());

describe.each(SERVERS)('%s with the generated files', (_name, port, start) => {
  let server: Server;

  beforeAll(async () => {
    server = await start(site, port);
  });

  afterAll(() => server.stop());

  test('answers every request of the table as it says', async () => {
    const cases = hostCases(site.files);
    const found: string[] = [];
    for (const one of cases) found.push(...differences(one, await rawRequest(port, one)));
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(found).toEqual([]);
  });

  test('answers with 304 to the tag that it gave', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await rawRequest(port, { target: '/', headers: { 'Accept-Encoding': encoding } });
      const again = await rawRequest(port, {
        target: '/',
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.etag ?? '' },
      });
      expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
    }
  });

  test('never says more than its name and never sets a cookie', async () => {
    const { headers } = await rawRequest(port, { target: '/' });
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers).not.toHaveProperty('set-cookie');
  });
});
