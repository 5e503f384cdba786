import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What unit tests may read there: the guide, whose tables are generated, with the categories that the tables name. */
const GUIDE = ['README.md', 'FIELDS.md', 'RULES.md', 'categories.yaml'];

const root = mkdtempSync(path.join(tmpdir(), 'without-content-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every file of this project that is not ignored, but for the content. */
function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('content/'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'content'));
  for (const file of GUIDE) cpSync(path.join('content', file), path.join(root, 'content', file));
  // Gatsby's configuration asks for it, whatever it is.
  writeFileSync(path.join(root, 'content', 'site.yaml'), 'siteUrl: https://harbournurses.co.uk\n');
}

it('no unit test needs the content of the owner, so that no change of it can fail one', () => {
  copyProject();
  const args = ['jest', '--selectProjects', 'node', 'components', '--ci'];
  const env = { ...process.env, JEST_WORKER_ID: undefined, FORCE_COLOR: '0' };
  const { status, stderr } = spawnSync('npx', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(status === 0 ? '' : stderr.slice(-20_000)).toBe('');
}, 600_000);
