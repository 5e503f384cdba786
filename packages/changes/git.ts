import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthorError } from '../../scripts/for-author';

const MAIN = ['origin/main', 'main'];

/** Runs git in this checkout and returns what it prints. */
function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function tryGit(...args: readonly string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** A state of the project in git. */
export interface Commit {
  readonly id: string;
  /** How people read it: its short id, its day and the first line of its message. */
  readonly label: string;
}

/**
 * The commit to compare with.
 * @param asked what the author named, such as `main` or `HEAD~3`; without it, where this branch left main
 * @throws AuthorError where there is no such commit
 */
export function baseCommit(asked?: string): Commit {
  const candidates = asked === undefined ? MAIN.map((name) => tryGit('merge-base', name, 'HEAD')) : [asked];
  const found = candidates
    .filter((name) => name !== undefined)
    .map((name) => tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`))
    .find((id) => id !== undefined);
  if (found === undefined) {
    const what = asked === undefined ? 'Git knows no branch "main" here.' : `Git knows no "${asked}".`;
    throw new AuthorError(`${what} Name what to compare with, such as: npm run changes -- --base HEAD~1`);
  }
  return { id: found, label: git('log', '-1', '--date=format:%-d %B %Y', '--format=%h of %ad, "%s"', found) };
}

/** Checks a commit out into a temporary folder, hands that over, and removes it. */
export function withWorktree<Result>(commit: Commit, use: (folder: string) => Result): Result {
  const parent = mkdtempSync(path.join(tmpdir(), 'changes-'));
  const folder = path.join(parent, 'base');
  try {
    git('worktree', 'add', '--detach', folder, commit.id);
    return use(folder);
  } finally {
    tryGit('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
    tryGit('worktree', 'prune');
  }
}
