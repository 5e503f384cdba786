import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { ContentChecker } from '../content/check/check-content';
import { formatProblem, summary } from '../content/check/format';
import { diskSource } from '../content/read/disk-source';
import type { Problem } from '../content/read/problem';
import { checkResult, sharedCache } from './check/start-check';
import { isDevelop } from './gatsby-command';
import { watchContent } from './watch-content';

/** While `gatsby develop` runs, the check is kept, to run again on every change. */
async function checkAndWatch(root: string, reporter: Reporter): Promise<readonly Problem[]> {
  const checker = new ContentChecker(diskSource(root), sharedCache());
  const problems = await checker.check();
  watchContent(root, checker, problems, reporter);
  return problems;
}

/** Checks all content before anything is built; errors are reported all at once and end the build. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { reporter, store } = args;
  const { directory } = store.getState().program;
  const problems = isDevelop()
    ? await checkAndWatch(path.join(directory, 'content'), reporter)
    : await checkResult(directory);
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) {
    reporter.warn(formatProblem(problem));
  }
  if (errors.length > 0) {
    const report = errors.map((problem) => formatProblem(problem)).join('\n\n');
    reporter.panicOnBuild(`The content has mistakes (${summary(problems)}):\n\n${report}\n`);
  }
};
