import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INCLUDE_DRAFTS } from '../src/gatsby/gatsby-command';
import { PROJECT_FOLDER } from '../src/publishing/sitemap-pages';
import { type Holder, type Lock, takeLock } from './build/lock';
import { completeSwitch, publishBuild } from './build/publish';
import { codeDigest, prepareWorkFolder, WORK } from './build/work-folder';

const LOCK = path.join(WORK, 'lock');
/** What a build leaves behind for the next one. */
const LEFT_BEHIND = ['.cache', 'public'].map((name) => path.join(WORK, name));

/** The digest of the code of the last build. */
const LAST_CODE = path.join(WORK, 'code');

function clean(reason: string): void {
  console.warn(`${reason}: this one starts from nothing.`);
  for (const folder of LEFT_BEHIND) rmSync(folder, { recursive: true, force: true });
}

async function contentHolds(): Promise<boolean> {
  const { checkContent } = await import('../src/content/check/check-content');
  const { diskSource } = await import('../src/content/read/disk-source');
  const problems = await checkContent(diskSource('content'));
  return problems.every(({ severity }) => severity !== 'error');
}

/**
 * The C library reserves memory for every thread, and a build has many short-lived ones: with two arenas for all of them,
 * a large build takes hundreds of megabytes less.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2' };

/** From Node 21 on, Gatsby's workers warn of a module that its packages use, and Gatsby prints that as an error. */
const QUIET = '--disable-warning=DEP0040';

/** Signals by which somebody stops a build; any other means that it crashed, for example because of a truncated database. */
const STOPPING: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'];

/** Ours, not Gatsby's: drafts and scheduled posts are built too. */
const DRAFTS = '--drafts';

/** Builds once in the work folder; returns the exit code, or `null` where the build was stopped. */
async function build(lock: Lock): Promise<number | null> {
  const asked = process.argv.slice(2);
  const drafts = asked.includes(DRAFTS) ? { [INCLUDE_DRAFTS]: '1' } : {};
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, QUIET].filter(Boolean).join(' ');
  const env = { ...MEMORY, ...process.env, ...drafts, NODE_OPTIONS, [PROJECT_FOLDER]: process.cwd() };
  const args = [path.resolve('node_modules/gatsby/cli.js'), 'build', ...asked.filter((arg) => arg !== DRAFTS)];
  const gatsby = spawn(process.execPath, args, { cwd: WORK, stdio: 'inherit', env });
  // Gatsby keeps running if this process is killed.
  if (gatsby.pid !== undefined) lock.share(gatsby.pid);
  const stop = (signal: NodeJS.Signals): boolean => gatsby.kill(signal);
  for (const signal of STOPPING.filter((name) => name !== 'SIGKILL')) process.on(signal, stop);
  const [status, signal] = (await once(gatsby, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal && STOPPING.includes(signal)) return null;
  return status ?? 1;
}

/** Whether the code is that of the last build; notes it for the next one. */
function isCodeOfLastBuild(): boolean {
  const code = codeDigest('.');
  const last = existsSync(LAST_CODE) ? readFileSync(LAST_CODE, 'utf8') : undefined;
  writeFileSync(LAST_CODE, code);
  return code === last;
}

/**
 * Builds; where that fails on what an earlier build left behind, builds again from nothing. Code that has changed since
 * then is the likelier cause: its mistakes are reported once, and the cache is kept.
 */
async function buildTwice(lock: Lock): Promise<number | null> {
  const isWarm = LEFT_BEHIND.some((folder) => existsSync(folder));
  prepareWorkFolder('.');
  const isKnownCode = isCodeOfLastBuild();
  const status = await build(lock);
  if (status === null || status === 0 || !isWarm || !isKnownCode || !(await contentHolds())) return status;
  clean('The build failed on what an earlier one left behind');
  return build(lock);
}

function refuse({ pid, since }: Holder): void {
  const start = new Date(since).toLocaleTimeString('en-GB');
  console.error(
    `A build of this folder has been running since ${start} (process ${pid}).\nWait until it has finished, or stop it; then try again.`,
  );
  process.exitCode = 1;
}

/**
 * Builds the site beside the one that is there, which stays whole until the new one takes its place. A build that is killed
 * or fails leaves `public` and `deploy` as they were.
 */
async function main(): Promise<void> {
  const lock = takeLock(LOCK);
  if ('pid' in lock) return refuse(lock);
  completeSwitch('.');
  if (lock.wasLeft) clean('The last build did not finish');
  const status = await buildTwice(lock);
  if (status === 0) publishBuild('.');
  // The lock of a stopped build stays, to tell the next one; it does not block it.
  if (status !== null) lock.release();
  process.exitCode = status ?? 1;
}

void main();
