import { spawnSync } from 'node:child_process';
import { runPackage } from './run-package';

const SEEDS = 2 ** 31;

/**
 * Runs all of `npm test` on every page, colour scheme and width and with other random content; then the pages of `content/`,
 * the owner changes, `gatsby develop`, and Firefox and WebKit. TEST_SEED repeats a run.
 */
const env = { ...process.env, TEST_ALL: '1', TEST_SEED: process.env.TEST_SEED ?? String(Date.now() % SEEDS) };
const options = { env, stdio: 'inherit' } as const;
console.log(`TEST_SEED=${env.TEST_SEED}`);
const results = [
  spawnSync(process.execPath, [process.env.npm_execpath ?? '', 'test'], options),
  runPackage('tsx', ['scripts/test-own-content.ts'], options),
  runPackage('playwright', ['test', '--project=chromium', 'any-content'], {
    ...options,
    env: { ...env, SITE_ROOT: '.test-sites/own' },
  }),
  runPackage('jest', ['--selectProjects', 'owner'], options),
  runPackage('playwright', ['test', '--project=firefox', '--project=webkit'], options),
];
if (results.some(({ status }) => status !== 0)) process.exitCode = 1;
console.log(`TEST_SEED=${env.TEST_SEED}`);
