import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type BuiltCopy, builtCopy } from '../../__tests__/support/built-copy';
import { startMailServer } from '../../__tests__/support/mail-server';
import { type Server, startCaddy, startNginx } from '../../scripts/host-servers';

const ORIGIN = 'https://www.example.com';
const PORT = Number(process.env.FLOOD_PORT ?? 9541);
const SERVERS = { nginx: startNginx, caddy: startCaddy };
const CONNECTIONS = 1_000;
const MESSAGES = 1_000;
/** Longer than any of the servers takes. */
const LARGE_HEADER = 'a'.repeat(200_000);
/** Longer than a slow request may take. */
const WATCHED_MS = 14_000;

type Endpoint = NonNullable<BuiltCopy['endpoint']>;
type Status = number | 'no answer';

/** Asks once; a request that is cut off has no answer. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
  localAddress?: string,
): Promise<Status> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({
      host: '127.0.0.1',
      port: PORT,
      path,
      method,
      headers,
      localAddress,
      agent: false,
      timeout: 10_000,
    });
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 'no answer'));
      answer.on('error', () => resolve('no answer'));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve('no answer'));
    asked.end(body);
  });
}

function tally(statuses: readonly Status[]): string {
  const counts = new Map<Status, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Milliseconds of the home page, one request after the other, for a while; what failed is counted. */
async function watchPage(): Promise<string> {
  const times: number[] = [];
  let failed = 0;
  const end = Date.now() + WATCHED_MS;
  while (Date.now() < end) {
    const begun = performance.now();
    if ((await ask('/')) === 200) times.push(performance.now() - begun);
    else failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  return `home page ${times.length} times, ${failed} failed, median ${at(0.5)} ms, 99% ${at(0.99)} ms`;
}

/** The most memory in MB that the processes behind a port have had together. */
function mostMemory(port: number): string {
  const pids = execFileSync('fuser', [`${port}/tcp`], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
  const kilobytes = pids.split(/\s+/).map((pid) => {
    const [, own = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(own);
  });
  return `${Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)} MB`;
}

/** Opens connections that send a part of a request and then a byte a second. */
async function crawl({ path }: Endpoint, act: () => Promise<string>): Promise<string> {
  let cut = 0;
  const sockets: Socket[] = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(PORT, '127.0.0.1');
    socket
      .on('error', () => undefined)
      .on('close', () => {
        cut += 1;
      });
    socket.resume().write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, 1_000);
  const said = await act();
  const closed = cut;
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  return `${said}; ${closed} of ${CONNECTIONS} were cut off within ${WATCHED_MS / 1_000} s`;
}

function post({ path }: Endpoint, index: number): Promise<Status> {
  const headers = {
    Origin: ORIGIN,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const fields = { name: `Maria ${index}`, email: 'maria@example.com', message: 'Hello' };
  // Every message from an address of its own, which loopback has enough of.
  const address = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
  return ask(path, headers, new URLSearchParams(fields).toString(), address);
}

async function startEndpointProcess({ server }: Endpoint, mailPort: number): Promise<ChildProcess> {
  const started = spawn(process.execPath, ['deploy/contact-endpoint.cjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONTACT_TO: 'owner@example.com',
      CONTACT_FROM: 'website@example.com',
      CONTACT_ORIGINS: ORIGIN,
      CONTACT_LISTEN: server,
      CONTACT_TRUSTED_PROXIES: '127.0.0.1',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_REQUIRE_TLS: 'false',
    },
  });
  await once(started.stdout, 'data');
  started.stdout.resume();
  return started;
}

async function flood(name: string, start: (typeof SERVERS)['nginx']): Promise<void> {
  const site = await builtCopy();
  const { endpoint } = site;
  if (!endpoint) throw new Error('The copy has no contact endpoint.');
  const mails = await startMailServer();
  const behind = await startEndpointProcess(endpoint, mails.port);
  const server: Server = await start(site, PORT);
  const tell = (what: string, found: string): void => console.log(`${name} | ${what} | ${found}`);
  try {
    tell('at rest', `${await watchPage()}; ${mostMemory(PORT)}`);
    tell(`${CONNECTIONS} slow requests`, `${await crawl(endpoint, watchPage)}; ${mostMemory(PORT)}`);
    const large = Array.from({ length: 500 }, () => ask('/', { 'X-Large': LARGE_HEADER }));
    const [page, refused] = await Promise.all([watchPage(), Promise.all(large)]);
    tell('500 headers of 200 KB', `${tally(refused)}; ${page}; ${mostMemory(PORT)}`);
    const before = mails.taken.length;
    const posts = Array.from({ length: MESSAGES }, (_, index) => post(endpoint, index));
    const [meanwhile, statuses] = await Promise.all([watchPage(), Promise.all(posts)]);
    const sent = mails.taken.length - before;
    const port = Number(endpoint.server.split(':').at(-1));
    tell(
      `${MESSAGES} messages at once`,
      `${tally(statuses)}; ${sent} mails; ${meanwhile}; endpoint ${mostMemory(port)}`,
    );
    tell('afterwards', `${await watchPage()}; ${mostMemory(PORT)}`);
  } finally {
    await server.stop();
    behind.kill();
    await mails.close();
    site.remove();
  }
}

/** Floods the shipped rules of nginx and Caddy, and the contact endpoint behind them, on this machine. */
async function main(): Promise<void> {
  for (const [name, start] of Object.entries(SERVERS)) await flood(name, start);
}

void main();
