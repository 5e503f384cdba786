import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The commands that scripts and tests run, as files for Node: `npx` has another name on Windows. */
const COMMANDS = {
  gatsby: 'gatsby/cli.js',
  jest: 'jest/bin/jest',
  playwright: '@playwright/test/cli',
  tsx: 'tsx/cli',
} as const;

/** The file of a package's command. */
export const commandFile = (command: keyof typeof COMMANDS): string =>
  createRequire(path.resolve('package.json')).resolve(COMMANDS[command]);

/**
 * Runs a package's command.
 * @returns its exit code, 1 if it was stopped, and what it printed if `stdio` keeps that
 */
export function runPackage(
  command: keyof typeof COMMANDS,
  args: readonly string[],
  options: SpawnSyncOptions = { stdio: 'inherit' },
): { readonly status: number; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile(command), ...args], options);
  return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}` };
}
