import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const plugins = readdirSync('plugins');
const checked = plugins.filter((name) => existsSync(`plugins/${name}/version-warning.ts`));

test.each(plugins)('%s has a README that says what it relies on and how to take it out', (name) => {
  const readme = readFileSync(`plugins/${name}/README.md`, 'utf8');
  expect(readme).toContain(`# ${name}`);
  expect(readme).toMatch(/take it out/i);
  expect(readFileSync('docs/upgrading.md', 'utf8')).toContain(name);
});

test.each(checked)('%s warns of versions that it was not made for, and of no others', async (name) => {
  const manifest = JSON.parse(readFileSync(`plugins/${name}/package.json`, 'utf8'));
  const { versionWarning } = await import(`../plugins/${name}/version-warning`);
  expect(versionWarning(process.cwd(), manifest)).toBeUndefined();
  const directory = mkdtempSync(path.join(tmpdir(), 'versions-'));
  for (const [peer, version] of Object.entries<string>(manifest.peerDependencies)) {
    mkdirSync(path.join(directory, 'node_modules', peer), { recursive: true });
    const other = peer === 'gatsby' ? '6.0.0' : version;
    writeFileSync(path.join(directory, 'node_modules', peer, 'package.json'), JSON.stringify({ version: other }));
  }
  const expected = manifest.peerDependencies.gatsby;
  expect(versionWarning(directory, manifest)).toContain(`${name} relies on`);
  expect(versionWarning(directory, manifest)).toContain(`but gatsby is 6.0.0 instead of ${expected}.`);
  rmSync(directory, { recursive: true });
});

test('no component has an sx property, which gatsby-plugin-lean-bundles leaves out', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => /\ssx=/.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
