// Guards the command that serves the editor.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { folderInBrowser, serveEditor } from '../../scripts/edit';
import { temporaryFolder } from '../support/temporary-folder';

const LOOPBACK = '127.0.0.1';

/** Sends raw bytes; returns the response's first line, empty if the connection closed without one. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(port, LOOPBACK, () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

test('drafts of two folders of the same name are separate', () => {
  const [one, other] = ['jane/website', 'jane/copy/website'].map(folderInBrowser);
  expect(one).toMatch(/^[\w-]+\/website$/);
  expect(one).not.toBe(other);
});

describe('the server of the editor', () => {
  const folder = temporaryFolder();
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'index.html'), 'the editor');
    server = await serveEditor(folder, 0, process.cwd());
    port = (server.address() as AddressInfo).port;
  });

  afterAll(() => void server.close());

  test.each([
    ['GET // HTTP/1.1', 404],
    ['GET /edit/..%2f..%2fetc%2fpasswd HTTP/1.1', 404],
    ['GET http://localhost/edit/ HTTP/1.1', 200],
    ['GET /edit/project.json HTTP/1.1\r\nHost: elsewhere.example', 404],
  ])('continues after %j', async (request, status) => {
    expect(await send(port, `${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toContain(` ${status} `);
    expect(await (await fetch(`http://localhost:${port}/edit/`)).text()).toBe('the editor');
  });
});

test('a port in use is reported in plain words', async () => {
  const other = net.createServer().listen(0, LOOPBACK);
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts', String(port)]);
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  other.close();
  expect(said).toContain(`Another program already uses port ${port}`);
  expect(said).not.toMatch(/^\s+at /m);
}, 120_000);
