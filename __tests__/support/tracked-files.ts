import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LISTING = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** The project's files but for those that git ignores, with forward slashes on every system. */
export const TRACKED: readonly string[] = execFileSync('git', LISTING, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

/** The documentation that people write. */
export const GUIDES = TRACKED.filter((file) => /^(?!content\/(?!README)|__tests__\/fixtures\/).*\.md$/.test(file));
