// Guards the commands of package.json, their documentation, and what they print where there is no content.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder';
import { GUIDES } from '../support/tracked-files';

test('guides and package.json name the same commands', () => {
  const text = GUIDES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  expect(scripts.filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(text))).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

const run = (script: string, cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.resolve('scripts', script), ...args], {
    cwd,
    encoding: 'utf8',
  });

test("a missing folder is the check's only message", () => {
  const { status, stdout, stderr } = run('check-content.ts', '.', '--content', 'nonexistent');
  expect([status, `${stdout}${stderr}`.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no folder .*nonexistent\. .*$/),
  ]);
});

const empty = temporaryFolder();

test.each(['golive.ts', 'upkeep.ts', 'lock-addresses.ts', 'new.ts'])('%s fails without a stack trace', (script) => {
  const { status, stderr } = run(script, empty);
  expect([status, stderr]).toEqual([1, expect.not.stringMatching(/^\s+at /m)]);
});
