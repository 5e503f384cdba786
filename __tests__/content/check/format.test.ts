// Guards how problems are printed: for people, for programs and for GitHub.
import { formatReport, summary } from '../../../src/content/check/format';
import { problem } from '../../../src/content/read/problem';

const place = { file: 'content/blog/a, b/index.md', line: 3, column: 7 };
const problems = [
  problem('reference-unknown', place, 'There is no such category', {
    found: 'Motivatoin',
    expected: 'did you mean "Motivation"?',
  }),
  problem('text-length', { ...place, line: 4 }, '100% too long'),
];

it('writes place, rule and message on one line, and then how to fix it; errors come last', () => {
  expect(formatReport(problems, 'text')).toBe(
    [
      'Warnings, please look at these:',
      '',
      'content/blog/a, b/index.md:4:7  text-length  100% too long',
      '  fix: Make it as long as the message says.',
      '',
      'Errors, the site cannot be built until they are corrected:',
      '',
      'content/blog/a, b/index.md:3:7  reference-unknown  There is no such category',
      '  found: Motivatoin',
      '  did you mean "Motivation"?',
      '  fix: Use one of the existing names.',
      '',
      '1 error, 1 warning, 0 notes',
    ].join('\n'),
  );
});

it('uses colour only when asked', () => {
  const esc = String.fromCharCode(27);
  expect(formatReport(problems, 'text')).not.toContain(esc);
  expect(formatReport(problems, 'text', true)).toContain(`${esc}[31mreference-unknown${esc}[0m`);
});

it('writes annotations for GitHub, with its escapes', () => {
  const lines = formatReport(problems, 'github').split('\n');
  expect(lines[0]).toBe(
    '::error file=content/blog/a%2C b/index.md,line=3,col=7,title=reference-unknown::There is no such category%0Afound: Motivatoin%0Adid you mean "Motivation"?%0Afix: Use one of the existing names.',
  );
  expect(lines[1]).toContain('::warning ');
  expect(lines[1]).toContain('100%25 too long');
  expect(lines[2]).toBe(summary(problems));
});
