import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './project-copy';

/** What unit tests may read there: the guide, whose tables are generated, with the categories that the tables name. */
const GUIDE = ['README.md', 'FIELDS.md', 'RULES.md', 'categories.yaml'].map((file) => `content/${file}`);

/** Copies the project without its content. */
function copyWithoutContent(root: string): void {
  copyProject(root, (file) => !file.startsWith('content/') || GUIDE.includes(file));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // The editor shows the logo, whatever it is.
  mkdirSync(path.join(root, 'content', 'images'), { recursive: true });
  copyFileSync('__tests__/fixtures/content/images/logo.svg', path.join(root, 'content', 'images', 'logo.svg'));
  // Gatsby's configuration reads the address, whatever it is.
  writeFileSync(path.join(root, 'content', 'site.yaml'), 'siteUrl: https://harbournurses.co.uk\n');
}

/** Runs the unit tests on a copy of this project without the owner's content, so that no change of it can fail one. */
function main(): void {
  const root = mkdtempSync(path.join(tmpdir(), 'without-content-'));
  copyWithoutContent(root);
  const { status } = spawnSync('npm', ['test', '--', 'local'], { cwd: root, stdio: 'inherit' });
  rmSync(root, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

main();
