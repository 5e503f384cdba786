import { spawnSync } from 'node:child_process';
import { installPackages } from './install';

const BENCHMARKS = ['build', 'compare', 'develop', 'flood', 'fonts', 'pages', 'taps', 'visits'];

const HELP = `npm run bench -- ${BENCHMARKS.join('|')} [options]
npm run bench -- pages --help tells what one of them measures.`;

/** The file that a command runs, and the arguments that are left for it. */
function fileOf(
  command: string,
  args: readonly string[],
): readonly [file: string | undefined, rest: readonly string[]] {
  if (command === 'changes') return ['packages/changes/cli.ts', args];
  if (command === 'engines') return ['packages/engines/run.ts', args];
  if (command === 'headers') return ['packages/headers/check.ts', args];
  const [name = '', ...rest] = args;
  return [BENCHMARKS.includes(name) ? `packages/bench/${name}.ts` : undefined, rest];
}

/** Runs a tool of this folder, whose packages are installed on first use. */
function main(): void {
  const [command = '', ...args] = process.argv.slice(2);
  const [file, rest] = fileOf(command, args);
  if (!file) {
    console.log(HELP);
    process.exitCode = args[0] === '--help' ? 0 : 1;
    return;
  }
  installPackages();
  process.exitCode = spawnSync(process.execPath, ['--import', 'tsx', file, ...rest], { stdio: 'inherit' }).status ?? 1;
}

main();
