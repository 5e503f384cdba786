import path from 'node:path';
import { checkContent } from '../src/content-check/check-content';
import { formatProblem } from '../src/content-check/format';

async function main(): Promise<void> {
  const problems = await checkContent(path.resolve('content'));
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`${errors} error(s), ${problems.length - errors} warning(s)`);
  if (errors > 0) process.exitCode = 1;
}

void main();
