import { spawnSync } from 'node:child_process';
import { INCLUDE_DRAFTS } from '../src/gatsby/hidden-posts';

const DRAFTS = '--drafts';
const given = process.argv.slice(2);

/** `npm run build`, and with `-- --drafts` a preview that holds drafts and scheduled posts too. */
const { status } = spawnSync('npx', ['gatsby', 'build', ...given.filter((argument) => argument !== DRAFTS)], {
  stdio: 'inherit',
  env: { ...process.env, ...(given.includes(DRAFTS) ? { [INCLUDE_DRAFTS]: '1' } : {}) },
});
process.exitCode = status ?? 1;
