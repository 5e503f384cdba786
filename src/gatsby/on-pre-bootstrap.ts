import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content-check/check-content';
import { formatProblem } from '../content-check/format';

/** Checks all content before anything is built; an error ends the build, a warning is printed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const problems = await checkContent(path.join(directory, 'content'));
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) {
    reporter.warn(formatProblem(problem));
  }
  if (errors.length > 0) {
    reporter.panicOnBuild(
      `The content has ${errors.length} mistake(s):\n\n${errors.map(formatProblem).join('\n\n')}\n`,
    );
  }
};
