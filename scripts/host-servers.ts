import { execFileSync, spawnSync } from 'node:child_process';

/** A program that the host tests start, and Debian's package of it. */
const NEEDED = { nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] } as const;

const HELP = `The host rules were NOT tested: nginx and Caddy are needed (on Debian:
apt-get install nginx-light libnginx-mod-http-brotli-static caddy). Missing:`;

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

function missing(): (keyof typeof NEEDED)[] {
  return (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter((program) => !isInstalled(program));
}

function install(): void {
  try {
    const packages = missing().flatMap((program) => NEEDED[program]);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'inherit' });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the host tests. Without the servers it says so, and fails where CI is set. */
function main(): void {
  if (missing().length > 0 && process.env.CI) install();
  if (missing().length > 0) {
    console.warn(`${HELP} ${missing().join(', ')}`);
    process.exitCode = process.env.CI ? 1 : 0;
    return;
  }
  process.exitCode = spawnSync('npx', ['jest', '--selectProjects', 'hosts'], { stdio: 'inherit' }).status ?? 1;
}

main();
