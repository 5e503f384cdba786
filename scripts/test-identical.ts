import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BUILT } from './build/publish';
import { type Digests, differing, digestsBelow } from './file-digests';

/** Two folders of different depth, so that a path that gets into a file or a name shows. */
const FOLDERS = ['.test-sites/identical/one', '.test-sites/identical/further/down/two'] as const;

function run(command: string, args: readonly string[], cwd = '.'): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Builds the commit that is checked out, from nothing, in a folder with packages of its own. */
function buildCommit(folder: string, node: string): Digests {
  mkdirSync(path.dirname(folder), { recursive: true });
  run('git', ['clone', '--quiet', '--no-hardlinks', '.', folder]);
  run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')]);
  run(node, ['--import', 'tsx', 'scripts/build.ts'], folder);
  return digestsBelow(folder, BUILT);
}

/**
 * Builds one commit twice, in two folders, the second time with another Node where its path is given, and says which files
 * are not the same to the byte.
 */
function main(): void {
  const [otherNode = process.execPath] = process.argv.slice(2);
  rmSync('.test-sites/identical', { recursive: true, force: true });
  const [one, two] = FOLDERS;
  const first = buildCommit(one, process.execPath);
  const found = differing(first, buildCommit(two, path.resolve(otherNode)));
  if (found.length > 0) console.error(`These of ${first.size} files differ between two builds:\n${found.join('\n')}`);
  else console.log(`All ${first.size} files of two builds are the same.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

main();
