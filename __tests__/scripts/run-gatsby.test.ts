// Guards the messages that stop a command before Gatsby would fail with less help, and the order of Gatsby's commands.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder';

const GATSBY = `console.log(process.argv.slice(2).join(' '), process.env.INCLUDE_DRAFTS ?? 'published');`;

// The temporary folder is behind a link on macOS, and has a short name on Windows.
const folder = realpathSync.native(temporaryFolder());

/** A project with a stand-in for Gatsby that prints its arguments. */
function makeProject(name = 'website', engines = JSON.parse(readFileSync('package.json', 'utf8')).engines): string {
  const root = path.join(mkdtempSync(path.join(folder, 'run-')), name);
  mkdirSync(path.join(root, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ engines }));
  writeFileSync(path.join(root, 'node_modules/gatsby/package.json'), '{}');
  writeFileSync(path.join(root, 'node_modules/gatsby/cli.js'), GATSBY);
  return root;
}

function run(cwd: string, ...words: string[]): { status: number | null; output: string } {
  const file = path.resolve('scripts/run-gatsby.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** Listens at a port that was free. */
async function takePort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

async function freePort(): Promise<string> {
  const { port, server } = await takePort();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

test('Gatsby runs in a folder with spaces, letters of other languages and &', async () => {
  const port = await freePort();
  expect(run(makeProject('Übung & website'), 'build', 'serve', 'drafts', port)).toEqual({
    status: 0,
    output: `build 1\nserve --port ${port} 1`,
  });
});

test.each([
  ['website (1)', '( )', 'website-1'],
  ["50% [of] {nurse's} site #1!", "% [ ] { ' } # !", '50-of-nurses-site-1'],
])('folder %s is named with a name that works', (name, signs, better) => {
  const { status, output } = run(makeProject(name), 'build');
  expect(status).toBe(1);
  expect(output).toBe(
    `Gatsby cannot work in a folder with ${signs} in its name. Rename the folder "${name}", for example to "${better}", and try again.`,
  );
});

test.each(['start', 'develop', 'build'])('npm run %s looks for such obstacles first', (command) => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts[command]).toMatch(
    /^node scripts\/run-gatsby\.cjs \w/,
  );
});

test('a version of Node outside engines is named with the version needed', () => {
  const { status, output } = run(makeProject('website', { node: '>=99.1.0 <101' }), 'build');
  expect([status, output]).toEqual([
    1,
    expect.stringContaining(`This site needs Node >=99.1.0 <101, and this is Node ${process.versions.node}.`),
  ]);
  expect(run(makeProject('older', { node: '>=4.0.0 <20' }), 'build').status).toBe(1);
});

test('missing packages lead to npm ci', () => {
  const root = makeProject();
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  const advice = { status: 1, output: expect.stringContaining('Run "npm ci" first.') };
  expect([run(root, 'build'), run(root)]).toEqual([advice, advice]);
});

test('a check without a first build says so at once', () => {
  const root = makeProject();
  const said = run(root, 'types');
  expect(said).toEqual({ status: 1, output: expect.stringContaining('Run "npm run build" first') });
  mkdirSync(path.join(root, 'src'), { recursive: true });
  writeFileSync(path.join(root, 'src/gatsby-types.d.ts'), '');
  expect(run(root, 'types')).toEqual({ status: 0, output: '' });
});

test('commands that build nothing run in any folder', () => {
  const root = makeProject('website (1)');
  expect(run(root)).toEqual({ status: 0, output: '' });
  expect(run(root, 'site').status).toBe(1);
});

test('a port in use is named with another one', async () => {
  const { port, server } = await takePort();
  const { status, output } = run(makeProject(), 'build', 'serve', String(port));
  server.close();
  expect([status, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
  expect(output).toContain(`npm start ${port + 1}`);
});

test('a folder without write permission is named', () => {
  const root = makeProject();
  // A file in the folder's place stops root too, who may write everywhere.
  writeFileSync(path.join(root, '.cache'), '');
  const { status, output } = run(root, 'build');
  expect([status, output]).toEqual([
    1,
    expect.stringContaining(`Nothing can be written to ${path.join(root, '.cache')}`),
  ]);
});

test('the cache of another folder is dropped, with a sentence', () => {
  const root = makeProject();
  const cached = path.join(root, '.cache/redux/state');
  const build = (madeIn: string) => {
    mkdirSync(path.dirname(cached), { recursive: true });
    writeFileSync(cached, '');
    writeFileSync(path.join(root, '.cache/made-in.txt'), madeIn);
    return [run(root, 'build').output, existsSync(cached)];
  };
  expect(build(root)).toEqual(['build published', true]);
  expect(build(`${root}-before`)).toEqual([
    expect.stringMatching(/^This folder has been moved .*\nbuild published$/),
    false,
  ]);
});

test('a failed build keeps its exit code and serves nothing', async () => {
  const root = makeProject();
  writeFileSync(path.join(root, 'node_modules/gatsby/cli.js'), 'console.log(process.argv[2]); process.exit(3)');
  expect(run(root, 'build', 'serve', await freePort())).toEqual({ status: 3, output: 'build' });
});
