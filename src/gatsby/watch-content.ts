import { watch } from 'node:fs';
import type { Reporter } from 'gatsby';
import type { ContentChecker } from '../content/check/check-content';
import { formatProblem } from '../content/check/format';
import type { Problem } from '../content/read/problem';

/** Editors write a file in several steps; this long after the last one the content is checked. */
const QUIET_MS = 200;

const NOT_WATCHED =
  'Changes of content/ are no longer noticed. End this command with Ctrl+C and start it again to see them checked.';

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Reports what is new since the last report. */
function tell(problems: readonly Problem[], before: ReadonlySet<string>, reporter: Reporter): void {
  for (const problem of problems) {
    const text = formatProblem(problem);
    if (before.has(text)) continue;
    if (isError(problem)) reporter.error(text);
    else if (problem.severity === 'warning') reporter.warn(text);
  }
}

/**
 * Checks the content again whenever a file of it changes, while `gatsby develop` runs, and tells in the terminal what
 * is wrong and that it has been put right.
 * @param root the `content` folder
 * @param first what the check found at the start
 */
export function watchContent(
  root: string,
  checker: Pick<ContentChecker, 'check'>,
  first: readonly Problem[],
  reporter: Reporter,
): void {
  let known = first;
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  const checkAgain = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const problems = await checker.check();
    // A check that began later has read newer files, even where it has ended earlier.
    if (own !== latest) return;
    tell(problems, new Set(known.map((problem) => formatProblem(problem))), reporter);
    if (!problems.some(isError) && known.some(isError)) reporter.success('The content is in order again');
    known = problems;
  };
  const begin = (): void => void checkAgain().catch(() => reporter.warn(NOT_WATCHED));
  const watcher = watch(root, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS);
  });
  watcher.on('error', () => reporter.warn(NOT_WATCHED));
}
