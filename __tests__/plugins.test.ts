// Guards that every plugin says how to take it out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const plugins = readdirSync('plugins').filter((name) => existsSync(`plugins/${name}/package.json`));

test.each(plugins)('%s has a README that says what it relies on and how to take it out', (name) => {
  const readme = readFileSync(`plugins/${name}/README.md`, 'utf8');
  expect(readme).toContain(`# ${name}`);
  expect(readme).toMatch(/take it out/i);
  expect(readFileSync('docs/upgrading.md', 'utf8')).toContain(name);
});
