import type { Reporter } from 'gatsby';
import { errorText } from '../utils/error-text';
import { isRecord, member } from '../utils/is-record';

const NO_ACCESS = 'Allow the build to write here, or delete the folders .cache and public, then build again.';
const IN_THE_WAY = 'Delete the folders .cache and public, then build again.';

/** What to do about errors of the file system, by their codes. */
const FIXES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, then build again.',
  EDQUOT: 'The disk is full: free some space, then build again.',
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  EROFS: NO_ACCESS,
  EEXIST: IN_THE_WAY,
  EISDIR: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
};

const UNKNOWN =
  'Undo the last change to it. If that does not help, show this message to the person who looks after the code; gatsby build --verbose prints more.';

const fixOf = (error: unknown): string => FIXES[isRecord(error) ? String(error.code) : ''] ?? UNKNOWN;

/**
 * Runs a step of a build. If it throws, the build ends with one message for authors, where Gatsby would print the error's stack
 * and compiled code around it.
 * @param subject the file, entry or page that the step is about
 */
export async function buildStep<Result>(
  reporter: Pick<Reporter, 'panicOnBuild' | 'verbose'>,
  subject: string,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Error) reporter.verbose(error.stack ?? '');
    reporter.panicOnBuild(`${subject}: ${errorText(error)}\n  fix: ${fixOf(error)}`);
    // `gatsby develop` goes on.
    throw error;
  }
}

/** Why a query has no data: the errors' messages, and their paths in the result. */
export function queryFailure(errors: unknown): string {
  const all: readonly unknown[] = Array.isArray(errors) ? errors : [errors];
  return all.map((error) => [errorText(error), ...pathOf(error)].join(', at ')).join('\n');
}

function pathOf(error: unknown): string[] {
  const path = member(error, 'path');
  return Array.isArray(path) ? [path.join('.')] : [];
}
