// Guards the commands of package.json and their documentation.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { GUIDES } from '../support/tracked-files';

test('guides and package.json name the same commands', () => {
  const text = GUIDES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  expect(scripts.filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(text))).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test("a missing folder is the check's only message", () => {
  const args = ['--import', 'tsx', 'scripts/check-content.ts', '--content', '/nonexistent'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, `${stdout}${stderr}`.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no folder .*nonexistent\. .*$/),
  ]);
});
