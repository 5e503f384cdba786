import { type Problem, problem, startOf } from './problem';

/** A fence: a line of three hyphens and optional trailing blanks. */
const FENCE = /^---[ \t]*$/;

/** Typical mistakes for a fence, from authors and word processors. */
const NEARLY_FENCE = /^\s*(?:[-–—―−]{2,}|[–—―−]|---.*|\.{3,})\s*$/;

/** The parts of a post's file. */
interface PostParts {
  /** The lines between the fences. */
  readonly frontMatter: string;
  readonly body: string;
}

/** The line on which a post's front matter starts. */
export const FIRST_LINE = 2;

/** The problem if the closing fence is missing or not quite a fence. */
function openEnd(lines: readonly string[], index: number, file: string): Problem {
  const message = 'The front matter has no closing line ---';
  if (index === -1)
    return problem('front-matter', startOf(file), message, { fix: 'Add a line --- after the last field.' });
  const fix = 'Write three hyphens on this line, and nothing else.';
  const place = { file, line: index + 1, column: 1 };
  return problem('front-matter', place, `${message}; this line is not one`, { found: lines[index], fix });
}

/**
 * Splits a post's file at its fences.
 * @param text the file, with LF line ends
 * @param file the name for reports
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const lines = text.split('\n');
  if (!FENCE.test(lines[0] ?? ''))
    return problem('front-matter', startOf(file), 'The file does not begin with a line ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  const nearly = lines.findIndex((line, index) => index > 0 && NEARLY_FENCE.test(line));
  if (end === -1) return openEnd(lines, nearly, file);
  // gray-matter ends the front matter at any line that starts like a fence.
  const early = lines.findIndex((line, index) => index > 0 && index < end && line.startsWith('---'));
  if (early !== -1) return openEnd(lines, early, file);
  const frontMatter = lines.slice(1, end).map((line) => `${line}\n`);
  return { frontMatter: frontMatter.join(''), body: lines.slice(end + 1).join('\n') };
}

/** A new post's file. */
export function newPostText(frontMatter: string, body: string): string {
  return `---\n${frontMatter}---\n\n${body.trim()}\n`;
}
