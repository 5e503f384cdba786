import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { formatProblem, summary } from '../content/check/format';
import { isDevelop } from './gatsby-command';
import { contentChecker } from './site-content';
import { watchContent } from './watch-content';

/**
 * Checks all content before anything is built; errors are reported all at once and end the build. While `gatsby develop`
 * runs, every change is checked.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const root = path.join(store.getState().program.directory, 'content');
  const problems = await contentChecker.check();
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) {
    reporter.warn(formatProblem(problem));
  }
  if (isDevelop()) watchContent(root, contentChecker, problems, reporter);
  if (errors.length > 0) {
    const report = errors.map((problem) => formatProblem(problem)).join('\n\n');
    reporter.panicOnBuild(`The content has mistakes (${summary(problems)}):\n\n${report}\n`);
  }
};
