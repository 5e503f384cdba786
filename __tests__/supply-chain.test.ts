// Guards installation: integrity, no scripts, no package missing in production.
import { existsSync, readFileSync } from 'node:fs';
import config from '../gatsby-config';

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

// The site, and what makes its fonts.
test.each(['.', 'scripts/fonts'])('packages of %s have their integrity, no host and no install scripts', (folder) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const installed = Object.entries<LockedPackage>(lock.packages).filter(
    ([location, { link }]) => location.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(10);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(wrong.map(([location]) => location)).toEqual([]);
  expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('packages named but not imported by the build are production dependencies', () => {
  const named = (config.plugins ?? []).map((plugin) => (typeof plugin === 'string' ? plugin : (plugin?.resolve ?? '')));
  const plugins = named.filter((name) => !existsSync(`plugins/${name}/package.json`));
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...plugins, 'gatsby']));
});

test('every override is in the decision, with its advisory or reason', () => {
  const overrides = Object.entries<string | Record<string, string>>(manifest.overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [`\`${name}\``] : Object.keys(version).map((inside) => `\`${name}\` > \`${inside}\``),
  );
  const decision = readFileSync('docs/decisions/012-supply-chain.md', 'utf8');
  const rows = [...decision.matchAll(/^\| (`.*?)(?: \(.*?\))? +\| \w.* \| \w.* \|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(overrides.sort());
});
