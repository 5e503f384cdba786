// Guards what the commands of authors print and return.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'content/README.md'];
const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const text = [...GUIDES, ...docs.map((name) => path.join('docs', name))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

test('every command of package.json is explained in a guide', () => {
  expect(scripts.filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(text))).toEqual([]);
});

test('no guide names a command that is not there', () => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('the page on publishing leads to a page for each host', () => {
  const index = readFileSync('docs/deploying.md', 'utf8');
  const pages = docs.filter((name) => name.startsWith('deploying/'));
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  const linked = [...index.matchAll(/\((deploying\/[\w-]+\.md)\)/g)].map(([, name]) => name ?? '');
  expect(linked.filter((name) => !pages.includes(name))).toEqual([]);
});

function run(...args: string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('npm run edit -- --help prints help and starts nothing', () => {
  expect(run('scripts/edit.ts', '--help')).toEqual({ status: 0, said: expect.stringContaining('npm run edit') });
});

test('the check says that a folder is not there, and nothing else', () => {
  const { status, said } = run('scripts/check-content.ts', '--content', '/nonexistent');
  expect([status, said.trim()]).toEqual([1, expect.stringMatching(/^There is no folder .*nonexistent\. .*$/)]);
});
