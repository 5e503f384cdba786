// Guards the server of the browser tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveBuilt } from '../../scripts/static-server';

test('simultaneous requests for a file all receive it compressed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-server-'));
  const text = 'words '.repeat(20_000);
  writeFileSync(path.join(folder, 'index.html'), text);
  const server = await serveBuilt(folder, 0);
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 8 }, async () => (await fetch(`http://localhost:${port}/`)).text());
  const received = await Promise.allSettled(answers);
  server.close();
  rmSync(folder, { recursive: true });
  expect(received).toEqual(answers.map(() => ({ status: 'fulfilled', value: text })));
});
