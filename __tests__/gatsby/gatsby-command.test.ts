import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const site = mkdtempSync(path.join(tmpdir(), 'gatsby-command-'));
afterAll(() => rmSync(site, { recursive: true }));

/** Says in place of Gatsby what its command line has told it. */
const COMMAND = "module.exports = () => console.log('told: ' + process.env.gatsby_executing_command);";

function write(file: string, text: string): void {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

it.each(['build', 'develop'])(
  'Gatsby tells its hooks that the command is %s',
  (command) => {
    write('package.json', JSON.stringify({ dependencies: { gatsby: '5' } }));
    write('node_modules/gatsby/package.json', JSON.stringify({ name: 'gatsby', version: '5.16.1' }));
    write(`node_modules/gatsby/dist/commands/${command}.js`, COMMAND);
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    const cli = path.resolve('node_modules/gatsby-cli/cli.js');
    expect(
      execFileSync(process.execPath, [cli, command], { cwd: site, env, encoding: 'utf8', timeout: 30_000 }),
    ).toContain(`told: ${command}`);
  },
  60_000,
);
