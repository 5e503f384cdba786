// Guards installation: integrity, no scripts, no package missing in production.
import { existsSync, readFileSync } from 'node:fs';
import config from '../gatsby-config';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

function lockedIn(folder: string): Readonly<Record<string, LockedPackage>> {
  return JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** The site, what makes its fonts, and a browser for its tests. */
const FOLDERS = ['.', 'scripts/fonts', 'scripts/browser'];

test.each(FOLDERS)('every package of %s has its integrity, and no host is named', (folder) => {
  const installed = Object.entries(lockedIn(folder)).filter(
    ([location, { link }]) => location.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(10);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(wrong.map(([location]) => location)).toEqual([]);
});

test.each(FOLDERS)('npm runs no install scripts in %s', (folder) => {
  expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('packages named but not imported by the build are production dependencies', () => {
  const named = (config.plugins ?? []).map((plugin) => (typeof plugin === 'string' ? plugin : (plugin?.resolve ?? '')));
  const plugins = named.filter((name) => !existsSync(`plugins/${name}/package.json`));
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...plugins, 'gatsby']));
});

/** The overrides as the decision names them, such as `gatsby` > `webpack`. */
const overrides = Object.entries<string | Record<string, string>>(manifest.overrides).flatMap(([name, version]) =>
  typeof version === 'string' ? [`\`${name}\``] : Object.keys(version).map((inside) => `\`${name}\` > \`${inside}\``),
);

test('every override has an advisory or reason, and an end', () => {
  const decision = readFileSync('docs/decisions/012-supply-chain.md', 'utf8');
  const rows = decision.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(explained.map(([, name]) => name?.replace(/ \(.*/, '')).toSorted()).toEqual(overrides.toSorted());
  for (const [, name, reason, end] of explained) {
    expect([name, reason, end]).toEqual([name, expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    if (name?.includes('>')) expect([name, reason]).toEqual([name, expect.stringMatching(/^GHSA(-[2-9c-x]{4}){3}\b/)]);
  }
});
