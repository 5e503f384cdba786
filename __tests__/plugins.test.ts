import { readdirSync, readFileSync } from 'node:fs';

const plugins = readdirSync('plugins');

test.each(plugins)('%s has a README that says what it relies on and how to take it out', (name) => {
  const readme = readFileSync(`plugins/${name}/README.md`, 'utf8');
  expect(readme).toContain(`# ${name}`);
  expect(readme).toMatch(/take it out/i);
  expect(readFileSync('docs/upgrading.md', 'utf8')).toContain(name);
});

test.each(plugins)('the package.json of %s names every package that its code imports', (name) => {
  const files = readdirSync(`plugins/${name}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('__tests__'),
  );
  const code = files.map((file) => readFileSync(`plugins/${name}/${file}`, 'utf8')).join('\n');
  const imported = [...code.matchAll(/^import (?!type )[^;]*? from '(?!node:|\.)((?:@[^/']+\/)?[^/']+)/gm)];
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(`plugins/${name}/package.json`, 'utf8'));
  expect(Object.keys({ ...dependencies, ...peerDependencies })).toEqual(
    expect.arrayContaining(imported.map(([, imported]) => imported)),
  );
});

test('no component has an sx property, which gatsby-plugin-lean-bundles leaves out', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => /\ssx=/.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
