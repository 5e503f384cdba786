import type { Problem } from './problem';

/** One problem as plain text: `file:line:column  rule  what is wrong`, then what was found and how to mend it. */
export function formatProblem(problem: Problem): string {
  const head = `${problem.file}:${problem.line}:${problem.column}  ${problem.rule}  ${problem.message}`;
  const details = [
    problem.found === undefined ? undefined : `  found: ${problem.found}`,
    problem.expected === undefined ? undefined : `  allowed: ${problem.expected}`,
    problem.fix === undefined ? undefined : `  fix: ${problem.fix}`,
  ];
  return [head, ...details.filter((line) => line !== undefined)].join('\n');
}
