// Guards that guides and package.json name the same commands, and the check's message for a missing folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { GUIDES } from '../support/tracked-files';

test('every command of package.json is explained in a guide, and no guide names another', () => {
  const text = GUIDES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  expect(scripts.filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(text))).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('the check says that a folder is not there, and nothing else', () => {
  const args = ['--import', 'tsx', 'scripts/check-content.ts', '--content', '/nonexistent'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, `${stdout}${stderr}`.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no folder .*nonexistent\. .*$/),
  ]);
});
