// Guards installation: integrity, no scripts, no package missing in production.
import { existsSync, readFileSync } from 'node:fs';
import config from '../gatsby-config';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('the lockfile has the integrity of every package, and names no host that one came from', () => {
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(100);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test('npm runs no script of a package that it installs', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
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
