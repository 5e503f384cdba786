import { readFileSync } from 'node:fs';
import { localPlugins } from '../src/gatsby/on-pre-init';

const plugins = localPlugins('.');

test.each(plugins)('%s has a README that says what it relies on and how to take it out', (name) => {
  const readme = readFileSync(`plugins/${name}/README.md`, 'utf8');
  expect(readme).toContain(`# ${name}`);
  expect(readme).toMatch(/take it out/i);
  expect(readFileSync('docs/upgrading.md', 'utf8')).toContain(name);
});
