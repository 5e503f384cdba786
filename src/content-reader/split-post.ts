import { type Problem, problem } from './problem';

const FENCE = /^---[ \t]*$/;

/** The two halves of a post's file; `bodyLine` is the line on which the body begins. */
export interface SplitPost {
  readonly frontMatter: string;
  readonly body: string;
  readonly bodyLine: number;
}

function whyNot(lines: readonly string[], file: string): Problem {
  const start = { file, line: 1, column: 1 };
  const firstText = lines.findIndex((line) => line.trim() !== '');
  if (FENCE.test(lines[0] ?? ''))
    return problem('front-matter-open', start, 'The front matter has no closing line ---');
  if (FENCE.test(lines[firstText]?.trim() ?? '')) {
    const where = firstText === 0 ? 'the first ---' : `the front matter, which begins on line ${firstText + 1}`;
    return problem('front-matter-late', start, `Something is written before ${where}`);
  }
  return problem('front-matter-missing', start, 'The article does not begin with front matter');
}

/** Splits a post at its front matter fences. */
export function splitPost(text: string, file: string): SplitPost | Problem {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (!FENCE.test(lines[0] ?? '') || end === -1) return whyNot(lines, file);
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
