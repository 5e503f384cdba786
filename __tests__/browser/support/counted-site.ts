import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SECURITY_HEADERS } from '../../../plugins/gatsby-plugin-static-host/index';
import { serve } from '../../../scripts/static-server';
import { STATISTICS } from '../../support/added-settings';
import { SITE_ROOT } from '../../support/site-root';
import { LATE_FILE } from './hydration';
import { test as plainTest } from './test';

/** A request that a provider of statistics has received. */
interface Received {
  readonly path: string;
  readonly type: string | undefined;
  /** The parsed JSON; null without a body. */
  readonly data: unknown;
  readonly cookie: string | undefined;
  readonly referer: string | undefined;
}

/** A server that accepts everything from every site, as a provider's does. */
interface Receiver {
  readonly origin: string;
  readonly received: Received[];
  readonly close: () => void;
}

const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    response.writeHead(202, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end();
    const { url = '', method, headers } = request;
    const { 'content-type': type, cookie, referer } = headers;
    const data = body === '' ? null : JSON.parse(body);
    if (method === 'POST') received.push({ path: url, type, data, cookie, referer });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { received, close: () => stop(server), origin: originOf(server) };
}

/** Expects these bodies and no others, and forgets them; requests of the same moment may overtake each other. */
export async function expectReceived({ received }: Receiver, ...bodies: readonly object[]): Promise<void> {
  await expect.poll(() => received.map(({ data }) => data)).toEqual(expect.arrayContaining([...bodies]));
  expect(received).toHaveLength(bodies.length);
  received.length = 0;
}

/** Changes the data of a page, to be reached by a link. */
export const dataChange = (page: string, change: (data: Record<string, unknown>) => object): Change => [
  new RegExp(`/page-data/${page}/page-data.json$`),
  (text) => {
    const { result, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, result: { ...result, data: change(result.data) } });
  },
];

/** Waits until the script has been fetched; requests that it makes come next. */
export async function untilFetched(page: Page): Promise<void> {
  const isFetched = (source: string): boolean =>
    performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name));
  await page.waitForFunction(isFetched, LATE_FILE.source);
}

/** Changes a file that the site serves. */
type Change = readonly [file: RegExp, change: (text: string) => string];

interface Fixtures {
  readonly receiver: Receiver;
  /** What a test changes. Not by Playwright's routes, which lose requests of frames that are gone. */
  readonly changes: Change[];
}

/**
 * The site as its owner publishes it, with a host's headers, and a receiver of what it counts. Only the site's host and the
 * address of the provider are others.
 */
export const test = plainTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    receiver.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  changes: async ({}, use) => use([]),
  baseURL: async ({ receiver, changes }, use) => {
    const folder = path.join(SITE_ROOT, 'public');
    const moved: readonly Change[] = [
      [/\.html$/, (text) => text.replaceAll(STATISTICS.server, receiver.origin)],
      [LATE_FILE, (text) => text.replace('hostname:"www.example.com"', 'hostname:"localhost"')],
      [LATE_FILE, (text) => text.replace(STATISTICS.server, receiver.origin)],
    ];
    const generate = (name: string): Promise<string> | undefined => {
      const all = [...moved, ...changes].filter(([file]) => file.test(`/${name}`));
      if (all.length === 0) return undefined;
      const original = readFile(path.join(folder, name), 'utf8').catch(() => '');
      return original.then((text) => all.reduce((changed, [, change]) => change(changed), text));
    };
    const server = await serve({ folder, generate, headersOf: () => SECURITY_HEADERS }, 0);
    await use(originOf(server));
    stop(server);
  },
});
