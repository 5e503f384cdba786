// Guards what is installed: integrity, licences, no scripts, nothing missing in production.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../gatsby-config';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** The lockfiles, of the site and of the tools beside it; without the project and its own workspaces. */
const LOCKFILES = ['package-lock.json'];
const lockedIn = (file: string): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(file, 'utf8')).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(LOCKFILES)('%s', (file) => {
  const installed = Object.entries(lockedIn(file)).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );

  test('has the integrity of every package, for every system', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  });

  test('names no host that a package came from', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  });
});

test.each(LOCKFILES)('npm runs no script when it installs what is beside %s', (file) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  copyFileSync(path.join(path.dirname(file), '.npmrc'), path.join(folder, '.npmrc'));
  const scripts = { postinstall: 'echo > has-run' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'probe', version: '1.0.0', scripts }));
  const { status } = spawnSync('npm', ['install', '--offline', '--no-audit'], { cwd: folder });
  const hasRun = existsSync(path.join(folder, 'has-run'));
  rmSync(folder, { recursive: true });
  expect([status, hasRun]).toEqual([0, false]);
});

test('what the build names without importing it is installed without development dependencies too', () => {
  const named = (config.plugins ?? []).map((plugin) => (typeof plugin === 'string' ? plugin : (plugin?.resolve ?? '')));
  const plugins = named.filter((name) => !existsSync(`plugins/${name}/package.json`));
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...plugins, 'gatsby']));
});

test('every override is explained', () => {
  const explained = readFileSync('docs/decisions/012-supply-chain.md', 'utf8');
  expect(Object.keys(manifest.overrides).filter((name) => !explained.includes(`| \`${name}\``))).toEqual([]);
});
