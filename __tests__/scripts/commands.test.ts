// Guards the commands of package.json, their documentation, and what they print where there is no content.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SPECIFIED_CONTENT } from '../built/site-copy';
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

test('a finding names files by the folder that is checked', () => {
  const folder = path.join(empty, 'others');
  cpSync(SPECIFIED_CONTENT, folder, { recursive: true });
  const tools = readFileSync(path.join(folder, 'pages/tools.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'pages/other-tools.yaml'), tools);
  const { stdout } = run('check-content.ts', '.', '--content', folder);
  expect(stdout).toContain(`is already used, at ${folder}/pages/`);
  expect(stdout).not.toMatch(/(?<![\w/])content\//);
});
