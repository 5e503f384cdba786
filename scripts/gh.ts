import { spawnSync } from 'node:child_process';

/** Runs GitHub's command line tool with a text as its standard input, and returns what it prints. */
export type GitHub = (args: readonly string[], input?: string) => string;

/** The tool itself; throws with what it printed where it fails. */
export const runGh: GitHub = (args, input = '') => {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
};
