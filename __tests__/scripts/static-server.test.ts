// Guards the server of the browser tests.
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serveBuilt } from '../../scripts/static-server';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

test('simultaneous requests for a file all receive it compressed', async () => {
  const text = 'words '.repeat(20_000);
  writeFileSync(path.join(folder, 'index.html'), text);
  const server = await serveBuilt(folder, 0);
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 8 }, async () => (await fetch(`http://localhost:${port}/`)).text());
  const received = await Promise.allSettled(answers);
  server.close();
  expect(received).toEqual(answers.map(() => ({ status: 'fulfilled', value: text })));
});
