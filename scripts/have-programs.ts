import { spawnSync } from 'node:child_process';

/** A program that a check runs, and Debian's packages of it. */
const PACKAGES = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  java: ['default-jre-headless'],
} as const;

type Program = keyof typeof PACKAGES;

function isInstalled(program: Program): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function install(programs: readonly Program[]): void {
  const packages = programs.flatMap((program) => PACKAGES[program]);
  const result = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  if (result.error) console.warn(result.error.message);
}

/**
 * Makes sure that the programs are there; with CI set it tries to install them.
 * @returns false, having said what is missing and having set a failing exit code in CI, where they cannot be installed
 */
export function havePrograms(programs: readonly Program[], check: string): boolean {
  const missing = (): Program[] => programs.filter((program) => !isInstalled(program));
  if (missing().length > 0 && process.env.CI) install(missing());
  const left = missing();
  if (left.length === 0) return true;
  const packages = left.flatMap((program) => PACKAGES[program]).join(' ');
  console.warn(`${check} did NOT run: ${left.join(' and ')} missing (on Debian: apt-get install ${packages}).`);
  if (process.env.CI) process.exitCode = 1;
  return false;
}
