import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { requireAll } from '../trim-bundles';

const folder = mkdtempSync(path.join(tmpdir(), 'lean-bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A busy machine takes seconds to start webpack. */
jest.setTimeout(60_000);

/** Bundles an entry that asks for the stub `used.js`; returns what the plugin says. */
async function complaints(...stubs: readonly string[]): Promise<string[]> {
  writeFileSync(path.join(folder, 'entry.js'), 'import "./used.js?0";');
  writeFileSync(path.join(folder, 'used.js'), '');
  const said: string[] = [];
  const wanted = new Map(
    stubs.map((stub) => [path.join(folder, stub), { request: /gone/, issuer: /package/, stub: 'used.js' }]),
  );
  const options = {
    mode: 'production' as const,
    entry: path.join(folder, 'entry.js'),
    output: { path: folder },
    plugins: [requireAll(wanted, (message) => said.push(message))],
  };
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.hasErrors()).toBe(false);
  return said;
}

test('a replacement that is used passes', async () => expect(await complaints('used.js?0')).toEqual([]));

test('one that nothing asks for ends the build, and is named', async () => {
  expect(await complaints('used.js?0', 'used.js?1')).toEqual([expect.stringContaining('/gone/ from /package/')]);
});
