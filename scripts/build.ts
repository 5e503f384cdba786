import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INCLUDE_DRAFTS } from '../src/gatsby/hidden-posts';

/** Present while a build runs; if it is there at the start, the last build was killed. */
const BUILDING = '.building';
/** What a build leaves behind for the next one. */
const LEFT_BEHIND = ['.cache', 'public'];

function clean(reason: string): void {
  console.warn(`${reason}: .cache and public are deleted.`);
  for (const folder of LEFT_BEHIND) rmSync(folder, { recursive: true, force: true });
}

async function contentHolds(): Promise<boolean> {
  const { checkContent } = await import('../src/content-check/check-content');
  const { diskSource } = await import('../src/content-reader/disk-source');
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
const STOPPING: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'];

/** Ours, not Gatsby's: drafts and scheduled posts are built too. */
const DRAFTS = '--drafts';

/** Builds once; returns the exit code, or `null` where the build was killed. */
function build(): number | null {
  writeFileSync(BUILDING, '');
  const gatsby = path.join('node_modules', 'gatsby', 'cli.js');
  const asked = process.argv.slice(2);
  const drafts = asked.includes(DRAFTS) ? { [INCLUDE_DRAFTS]: '1' } : {};
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, QUIET].filter(Boolean).join(' ');
  const env = { ...MEMORY, ...process.env, ...drafts, NODE_OPTIONS };
  const args = [gatsby, 'build', ...asked.filter((arg) => arg !== DRAFTS)];
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (STOPPING.includes(signal)) return null;
  rmSync(BUILDING, { force: true });
  return status ?? 1;
}

/** `gatsby build`, which trusts whatever an earlier build left. If that build was killed or its cache is damaged, builds from scratch. */
async function main(): Promise<void> {
  if (existsSync(BUILDING)) clean('The last build did not come to its end');
  const isWarm = existsSync('.cache');
  let status = build();
  if (status !== null && status !== 0 && isWarm && (await contentHolds())) {
    clean('The build failed on what an earlier one left behind');
    status = build();
  }
  process.exitCode = status ?? 1;
}

void main();
