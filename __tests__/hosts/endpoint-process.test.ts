import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWNER, SENDER } from '../support/contact-server';
import { type LocalMailServer, startMailServer } from '../support/mail-server';

const ORIGIN = 'https://www.example.com';
const FIELDS = { name: 'Maria Cruz', email: 'maria@example.com', message: 'Hello' };

let mails: LocalMailServer;
let running: ChildProcess[] = [];

beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(async () => {
  for (const child of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  running = [];
  await mails.close();
});

const settings = (port: number, mailPort: number) => ({
  CONTACT_TO: OWNER,
  CONTACT_FROM: SENDER,
  CONTACT_ORIGINS: ORIGIN,
  CONTACT_LISTEN: `127.0.0.1:${port}`,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(mailPort),
  SMTP_REQUIRE_TLS: 'false',
});

/** Starts a command with these variables and no others but the path, and collects what it prints. */
function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>, cwd = process.cwd()) {
  const child = spawn(command, args, { cwd, env: { PATH: process.env.PATH ?? '', ...env }, stdio: 'pipe' });
  running.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said.text += chunk;
    });
  }
  return { child, said };
}

async function answers(address: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const status = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (status) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const post = (address: string, origin = ORIGIN) =>
  fetch(`${address}api/contact`, { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams(FIELDS) });

describe('the file that the build writes beside the rules for servers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-endpoint-'));
  const file = path.join(folder, 'contact-endpoint.cjs');
  beforeAll(() => copyFileSync('deploy/contact-endpoint.cjs', file));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('runs by itself, sends, logs lines of JSON that name nobody, and stops when it is told to', async () => {
    const { child, said } = start('node', [file], settings(9163, mails.port), folder);
    await expect(answers('http://127.0.0.1:9163/health')).resolves.toBe(true);
    await expect(post('http://127.0.0.1:9163/')).resolves.toMatchObject({ status: 202 });
    expect(mails.taken).toHaveLength(1);
    child.kill('SIGTERM');
    await expect(once(child, 'exit')).resolves.toEqual([0, null]);
    const lines = said.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ event }) => event)).toEqual(['listening', 'message', 'stopping', 'stopped']);
    expect(lines[1]).toEqual({
      time: expect.stringMatching(/^\d{4}-/),
      event: 'message',
      status: 202,
      milliseconds: expect.any(Number),
    });
  });

  test('says what is missing, and does not start', async () => {
    const { SMTP_HOST: _missing, ...others } = settings(9163, mails.port);
    const { child, said } = start('node', [file], { ...others, SMTP_PASSWORD: 'secret' }, folder);
    await expect(once(child, 'exit')).resolves.toEqual([1, null]);
    expect(said.text).toContain('Missing or wrong: SMTP_HOST');
    expect(said.text).not.toContain('secret');
  });
});
