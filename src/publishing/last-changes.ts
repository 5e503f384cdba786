import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Names the folder of the project, whose history git knows, where the build runs in another one. */
export const PROJECT_FOLDER = 'PROJECT_FOLDER';

/** Reads `git log --format=%x00%cI --name-only`: the first, that is newest, moment at which each file occurs. */
export function parseGitLog(log: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) {
    const [moment, ...files] = entry.split('\n').filter((line) => line !== '');
    for (const file of files) {
      if (moment !== undefined && !changes.has(file)) changes.set(file, moment);
    }
  }
  return changes;
}

/**
 * When each YAML file of the content was last committed, by its path from the repository's root. Empty where there is
 * no git, no repository, or only part of its history (a shallow clone shows every file as new).
 */
export async function lastChanges(directory: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: directory, maxBuffer: MAX_OUTPUT })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    return parseGitLog(await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content/*.yaml'));
  } catch {
    return new Map();
  }
}
