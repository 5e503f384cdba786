import { spawnSync } from 'node:child_process';

const SEEDS = 2 ** 31;

/**
 * Runs all of `npm test` on every page, colour scheme and width and with other random content, then the owner changes and
 * the browsers besides Chromium. TEST_SEED repeats a run.
 */
const env = { ...process.env, TEST_ALL: '1', TEST_SEED: process.env.TEST_SEED ?? String(Date.now() % SEEDS) };
console.log(`TEST_SEED=${env.TEST_SEED}`);
const COMMANDS = [
  ['npm', 'test'],
  ['npx', 'jest', '--selectProjects', 'owner'],
  ['npx', 'playwright', 'test', '--project=firefox', '--project=webkit'],
];
for (const [command = '', ...args] of COMMANDS) {
  const { status } = spawnSync(command, args, { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
console.log(`TEST_SEED=${env.TEST_SEED}`);
