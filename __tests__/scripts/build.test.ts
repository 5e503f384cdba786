import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SPECIFIED_CONTENT } from '../support/site-copy';

const SCRIPT = path.resolve('scripts/build.ts');
/** In place of Gatsby: notes what it was told and who it is, writes half a site, waits for as long as it is told to, writes the rest. */
const GATSBY = `
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync, copyFileSync } = require('node:fs');
writeFileSync('told.json.part', JSON.stringify({ pid: process.pid, args: process.argv.slice(2), drafts: process.env.INCLUDE_DRAFTS }));
renameSync('told.json.part', 'told.json');
for (const folder of ['public/deep', 'deploy', '.cache/compiled']) mkdirSync(folder, { recursive: true });
const text = readFileSync('content/text', 'utf8');
writeFileSync('public/first', text);
writeFileSync('deploy/rules', text);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/left', '');
if (existsSync('content/crash') || existsSync('src/crash') || existsSync('.cache/damaged')) process.exit(7);
setTimeout(() => writeFileSync('public/deep/last', text), Number(process.env.TAKES ?? 0));
`;

let project: string;
const children: ChildProcess[] = [];

const inProject = (...names: string[]): string => path.join(project, ...names);
const write = (name: string, text: string): void => writeFileSync(inProject(name), text);
const read = (name: string): string => readFileSync(inProject(name), 'utf8');
/** The site as visitors get it; a file that is missing is left out. */
const site = (): Record<string, string> =>
  Object.fromEntries(
    ['public/first', 'public/deep/last', 'deploy/rules']
      .filter((name) => existsSync(inProject(name)))
      .map((name) => [name, read(name)]),
  );
const whole = (text: string): Record<string, string> => ({
  'public/first': text,
  'public/deep/last': text,
  'deploy/rules': text,
});

const COMMAND = ['--import', 'tsx', SCRIPT];

const build = (...args: string[]) =>
  spawnSync(process.execPath, [...COMMAND, ...args], { cwd: project, encoding: 'utf8' });

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 400) throw new Error('What was waited for has not happened.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Told {
  readonly pid: number;
}

/** Starts a build that takes that many milliseconds; returns once Gatsby has written half of the site. */
async function slowBuild(takes: number): Promise<{ build: ChildProcess; gatsby: number }> {
  rmSync(inProject('.build/told.json'), { force: true });
  const env = { ...process.env, TAKES: String(takes) };
  const child = spawn(process.execPath, COMMAND, { cwd: project, env, stdio: 'ignore' });
  children.push(child);
  await until(() => existsSync(inProject('.build/told.json')) && existsSync(inProject('.build/deploy/rules')));
  return { build: child, gatsby: (JSON.parse(read('.build/told.json')) as Told).pid };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function ifAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const folder of ['node_modules/gatsby', 'content']) mkdirSync(inProject(folder), { recursive: true });
  symlinkSync(path.resolve('node_modules/tsx'), inProject('node_modules/tsx'));
  write('node_modules/gatsby/cli.js', GATSBY);
  write('content/text', 'one');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true, maxRetries: 5 });
});

it.each([
  [[], { args: ['build'] }],
  [['--drafts'], { args: ['build'], drafts: '1' }],
  [['--prefix-paths', '--drafts'], { args: ['build', '--prefix-paths'], drafts: '1' }],
])('npm run build -- %j tells Gatsby %j', (asked, told) => {
  expect(build(...asked).status).toBe(0);
  expect(JSON.parse(read('.build/told.json'))).toEqual({ pid: expect.any(Number), ...told });
});

it('builds what is in the project now, and takes out what is there no more', () => {
  write('content/other', '');
  build();
  rmSync(inProject('content/other'));
  write('content/text', 'two');
  expect(build().status).toBe(0);
  expect(site()).toEqual(whole('two'));
  expect(existsSync(inProject('.build/content/other'))).toBe(false);
});

it('leaves the last site whole while a new one is made, and where that fails', async () => {
  build();
  write('content/text', 'two');
  const { build: slow } = await slowBuild(2_000);
  expect(site()).toEqual(whole('one'));
  await once(slow, 'exit');
  expect(site()).toEqual(whole('two'));
  write('content/text', 'three');
  write('content/crash', '');
  expect(build().status).not.toBe(0);
  expect(site()).toEqual(whole('two'));
});

it('leaves the last site whole where it is killed, and the next build starts from nothing', async () => {
  build();
  write('content/text', 'two');
  const { build: slow, gatsby } = await slowBuild(60_000);
  await kill(slow, 'SIGKILL');
  process.kill(gatsby, 'SIGKILL');
  expect(site()).toEqual(whole('one'));
  write('.build/public/left', '');
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([0, expect.stringContaining('did not finish')]);
  expect(site()).toEqual(whole('two'));
  expect(existsSync(inProject('public/left'))).toBe(false);
  expect(build().stderr).toBe('');
});

describe('a build that fails', () => {
  const left = '.build/.cache/earlier';
  beforeEach(() => {
    cpSync(SPECIFIED_CONTENT, inProject('content'), { recursive: true });
    mkdirSync(inProject('src'));
    build();
    write(left, '');
  });

  it('is not tried again where code has changed since the last one, and keeps what that one left', () => {
    write('src/crash', '');
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([7, expect.not.stringContaining('starts from nothing')]);
    expect(existsSync(inProject(left))).toBe(true);
    rmSync(inProject('src/crash'));
    expect(build().status).toBe(0);
  });

  it('is tried again from nothing where the same code has been built before', () => {
    write('.build/.cache/damaged', '');
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([0, expect.stringContaining('starts from nothing')]);
    expect(existsSync(inProject(left))).toBe(false);
  });
});

it('leaves out what no build reads of a plugin, since Gatsby clears its cache when any file of one changes', () => {
  mkdirSync(inProject('plugins/one/__tests__'), { recursive: true });
  for (const name of ['index.ts', 'README.md', '__tests__/one.test.ts']) write(`plugins/one/${name}`, '');
  build();
  expect(readdirSync(inProject('.build/plugins/one'))).toEqual(['index.ts']);
});

it('completes a switch that was ended half way', () => {
  build();
  for (const folder of ['public', 'deploy']) mkdirSync(inProject('.build/ready', folder), { recursive: true });
  write('.build/ready/public/first', 'two');
  rmSync(inProject('public'), { recursive: true });
  write('content/crash', '');
  build();
  expect(site()).toEqual({ 'public/first': 'two' });
});

describe('beside a build that is running', () => {
  it('says so at once, since when and who, and touches nothing', async () => {
    const { build: slow } = await slowBuild(3_000);
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`(process ${slow.pid})`);
    expect(stderr).toMatch(/has been running since \d\d:\d\d:\d\d/);
    expect(stderr).not.toContain(' at ');
    await once(slow, 'exit');
    expect(slow.exitCode).toBe(0);
    expect(site()).toEqual(whole('one'));
    expect(build().status).toBe(0);
  });

  it('waits for a Gatsby whose command was killed', async () => {
    const { build: slow, gatsby } = await slowBuild(60_000);
    await kill(slow, 'SIGKILL');
    expect(build().stderr).toContain(`(process ${gatsby})`);
    ifAlive(gatsby, 'SIGKILL');
    await until(() => build().status === 0);
  });

  it('ends with Gatsby where it is asked to stop, and the next one goes on', async () => {
    const { build: slow, gatsby } = await slowBuild(60_000);
    await kill(slow, 'SIGTERM');
    expect(slow.exitCode).not.toBe(0);
    expect(() => process.kill(gatsby, 0)).toThrow();
    expect(build().status).toBe(0);
  });

  it('lets one of many through that start at the same moment', async () => {
    const env = { ...process.env, TAKES: '4000' };
    const started = Array.from({ length: 5 }, () =>
      spawn(process.execPath, COMMAND, { cwd: project, env, stdio: 'ignore' }),
    );
    children.push(...started);
    const codes = await Promise.all(started.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes.sort()).toEqual([0, 1, 1, 1, 1]);
  });
});

it.each([
  ['of a process that has ended', JSON.stringify({ since: '2026-01-01T00:00:00Z', processes: [{ pid: 2 ** 22 + 1 }] })],
  [
    'whose number another process has now',
    JSON.stringify({ since: '2026-01-01T00:00:00Z', processes: [{ pid: process.pid, start: '1' }] }),
  ],
  ['that is empty', ''],
  ['that is rubbish', '{"processes":'],
])('a lock %s does not hold a build up', (_what, text) => {
  mkdirSync(inProject('.build'));
  write('.build/lock', text);
  expect(build().status).toBe(0);
  expect(site()).toEqual(whole('one'));
});
