import type { z } from 'zod';
import type { Problem } from './problem';
import type { YamlSource } from './yaml-source';

const FRIENDLY_TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
};

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `${part + 1}.` : String(part))).join(' ');
  return name === '' ? 'The file' : `"${name}"`;
}

function show(value: unknown): string {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return (shown ?? 'nothing').slice(0, 80);
}

function explain(issue: z.core.$ZodIssue): Pick<Problem, 'rule' | 'message' | 'expected' | 'fix'> {
  const name = fieldName(issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = FRIENDLY_TYPES[issue.expected] ?? issue.expected;
      if (issue.input === undefined) {
        return { rule: 'field-missing', message: `${name} is missing`, fix: `Add the key; it must be ${wanted}.` };
      }
      return { rule: 'field-type', message: `${name} must be ${wanted}`, fix: `Write ${wanted} here.` };
    }
    case 'invalid_value':
      return {
        rule: 'field-value',
        message: `${name} has a value that is not allowed`,
        expected: issue.values.map(String).join(', '),
        fix: 'Use one of the allowed values.',
      };
    case 'invalid_format':
      return {
        rule: 'field-format',
        message: `${name} ${issue.format === 'regex' || issue.format === 'url' ? issue.message : `is not a valid ${issue.format}`}`,
        fix: 'Correct the value.',
      };
    default:
      return { rule: 'field-value', message: `${name} ${issue.message}`, fix: 'Correct the value.' };
  }
}

/** Turns the issues of a zod schema into problems, each at the line of its value or key. */
export function issuesToProblems(issues: readonly z.core.$ZodIssue[], source: YamlSource): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...source.placeOfKey([...issue.path, key]),
        severity: 'error',
        rule: 'field-unknown',
        message: `"${key}" is not a key of this file`,
        fix: 'Correct the spelling, or take the line out.',
      }));
    }
    const found = issue.input === undefined ? {} : { found: show(issue.input) };
    return [{ ...source.placeOf(issue.path), severity: 'error', ...explain(issue), ...found }];
  });
}
