// Guards report formats: for people, programs and GitHub.
import { formatReport, summary } from '../../../src/content/check/format';
import { finding } from '../../../src/content/read/finding';

const location = { file: 'content/blog/a, b/index.md', line: 3, column: 7 };
const more = { found: 'Motivatoin', expected: 'did you mean "Motivation"?' };
const findings = [
  finding('reference-unknown', location, 'There is no such category', more),
  finding('text-length', { ...location, line: 4 }, '100% too long'),
];

test('a text report has location, rule, message and fix, errors last', () => {
  const lines = formatReport(findings, 'text').split('\n');
  expect(lines[2]).toBe('content/blog/a, b/index.md:4:7  text-length  100% too long');
  expect(lines.slice(-6, -2)).toEqual([
    'content/blog/a, b/index.md:3:7  reference-unknown  There is no such category',
    '  found: Motivatoin',
    '  did you mean "Motivation"?',
    '  fix: Use one of the existing names.',
  ]);
  expect(lines.at(-1)).toBe('1 error, 1 warning, 0 notes');
});

test('notes about the launch are one line', () => {
  const note = finding('before-launch', location, '"X" leads nowhere yet', { fix: 'Add `href:`.' });
  expect(formatReport([note, note, ...findings], 'text')).toMatch(
    /^Before the launch, 2 more to look at: npm run golive lists them\.\n\nWarnings/,
  );
  expect(formatReport([note], 'github')).toContain('leads nowhere yet');
});

test('a message that says how has no line about the fix, and what was not judged comes last', () => {
  const unjudged = finding('not-judged', location, 'Not judged');
  const lines = formatReport([unjudged, finding('field-value', location, 'must be a day')], 'text').split('\n');
  expect(lines.slice(2, -2)).toEqual([
    ...['content/blog/a, b/index.md:3:7  field-value  must be a day', ''],
    'content/blog/a, b/index.md:3:7  not-judged  Not judged',
    '  fix: Correct the mistakes first, then check again.',
  ]);
});

test('colour is optional', () => {
  const esc = String.fromCharCode(27);
  expect(formatReport(findings, 'text')).not.toContain(esc);
  expect(formatReport(findings, 'text', true)).toContain(`${esc}[31mreference-unknown${esc}[0m`);
});

test('annotations for GitHub are escaped', () => {
  const [error, warning, last] = formatReport(findings, 'github').split('\n');
  expect(error).toMatch(/^::error file=content\/blog\/a%2C b\/index.md,line=3,col=7,title=reference-unknown::/);
  expect(error).toMatch(/category%0Afound: Motivatoin%0Adid you mean "Motivation"\?%0Afix: Use/);
  expect(warning).toMatch(/^::warning .*100%25 too long/);
  expect(last).toBe(summary(findings));
});
