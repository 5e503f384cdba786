import { existsSync, readFileSync } from 'node:fs';
import config from '../gatsby-config';
import { byLicence } from '../scripts/licences';

interface LockedPackage {
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const packages: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = Object.entries(packages).filter(([place]) => place !== '');

/** Licences that allow use in a site that is not published as source. */
const ALLOWED =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Zlib|Python-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|AND|OR| |\))+$/;

/** A package for another system, which the registry that made the lock does not hold; npm passes it over here. */
const isForAnotherSystem = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true &&
  ((os !== undefined && !os.includes('linux')) || (cpu !== undefined && !cpu.includes('x64')) || libc?.[0] === 'musl');

test('every locked package that is installed here has an integrity', () => {
  const unproven = installed.filter(([, entry]) => !entry.integrity && !entry.link && !isForAnotherSystem(entry));
  expect(unproven.map(([place]) => place)).toEqual([]);
});

test('no locked package names the host that it came from', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test('every install script has been decided upon, and none is allowed', () => {
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = wanting.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});

test('what the build names without importing it is installed without development dependencies too', () => {
  const named = (config.plugins ?? []).map((plugin) => (typeof plugin === 'string' ? plugin : (plugin?.resolve ?? '')));
  const plugins = named.filter((name) => !existsSync(`plugins/${name}/package.json`));
  const loaders = [...manifest.scripts.build.matchAll(/--import (\S+)/g)].map(([, name]) => name);
  expect(loaders).toContain('tsx');
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...plugins, ...loaders, 'gatsby']));
});

test('every override is explained', () => {
  const explained = readFileSync('docs/decisions/012-supply-chain.md', 'utf8');
  expect(Object.keys(manifest.overrides).filter((name) => !explained.includes(`| \`${name}\``))).toEqual([]);
});

test('every package of the build has a licence that allows its use', () => {
  const unknown = [...byLicence(packages as Parameters<typeof byLicence>[0])].filter(
    ([licence]) => !ALLOWED.test(licence),
  );
  expect(unknown).toEqual([]);
});
