import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ContentChecker } from '../content-check/check-content';
import { formatProblem, summary } from '../content-check/format';
import { showInBrowser } from './browser-overlay';
import { watchContent } from './watch-content';

/** Checks all content before anything is built; errors are told all at once and end the build. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const root = path.join(store.getState().program.directory, 'content');
  const checker = new ContentChecker(root);
  const problems = await checker.check();
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) {
    reporter.warn(formatProblem(problem));
  }
  if (process.env.gatsby_executing_command === 'develop') {
    watchContent(root, checker, problems, reporter);
    await showInBrowser(errors);
  }
  if (errors.length > 0) {
    const report = errors.map((problem) => formatProblem(problem)).join('\n\n');
    reporter.panicOnBuild(`The content has mistakes (${summary(problems)}):\n\n${report}\n`);
  }
};
