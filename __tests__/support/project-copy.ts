import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the files of this project that git does not ignore, so that what is tried on them leaves the project alone.
 * @param isWanted whether a file, by its path in the project, is copied
 */
export function copyProject(to: string, isWanted: (file: string) => boolean): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name) && isWanted(name))) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(file, path.join(to, file));
  }
}
