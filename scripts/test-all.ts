import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const SEEDS = 2 ** 31;

const { resolve } = createRequire(path.resolve('package.json'));

/**
 * Runs all of `npm test` on every page, colour scheme and width and with other random content, then the owner changes, and
 * Firefox and WebKit. TEST_SEED repeats a run.
 */
const env = { ...process.env, TEST_ALL: '1', TEST_SEED: process.env.TEST_SEED ?? String(Date.now() % SEEDS) };
console.log(`TEST_SEED=${env.TEST_SEED}`);
/** Scripts for Node, since `npx` is another file on each system. */
const COMMANDS = [
  [process.env.npm_execpath ?? '', 'test'],
  [resolve('jest/bin/jest'), '--selectProjects', 'owner'],
  [resolve('@playwright/test/cli'), 'test', '--project=firefox', '--project=webkit'],
];
for (const command of COMMANDS) {
  const { status } = spawnSync(process.execPath, command, { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
console.log(`TEST_SEED=${env.TEST_SEED}`);
