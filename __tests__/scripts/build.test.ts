import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve('scripts/build.ts');
const TSX = path.resolve('node_modules/.bin/tsx');
/** Writes down what Gatsby would have been told. */
const GATSBY = `require('node:fs').writeFileSync('told.json', JSON.stringify({
  args: process.argv.slice(2), drafts: process.env.INCLUDE_DRAFTS }));`;

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(project, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(path.join(project, 'node_modules/gatsby/cli.js'), GATSBY);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

it.each([
  [[], { args: ['build'] }],
  [['--drafts'], { args: ['build'], drafts: '1' }],
  [['--prefix-paths', '--drafts'], { args: ['build', '--prefix-paths'], drafts: '1' }],
])('npm run build -- %j tells Gatsby %j', (asked, told) => {
  const { status } = spawnSync(TSX, [SCRIPT, ...asked], { cwd: project });
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(path.join(project, 'told.json'), 'utf8'))).toEqual(told);
});
