import { type Finding, finding, startOf } from './finding';

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

const OPEN = 'The front matter has no closing line ---';

/** The line on which a post's front matter starts. */
export const FIRST_LINE = 2;

/**
 * Splits a post's file at its fences.
 * @param text the file, with LF line ends
 * @param file the name for reports
 */
export function splitPost(text: string, file: string): PostParts | Finding {
  const lines = text.split('\n');
  if (!FENCE.test(lines[0] ?? ''))
    return finding('front-matter', startOf(file), 'The file does not begin with a line ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  // gray-matter ends the front matter at any line that starts like a fence.
  const isNearly = (line: string, index: number): boolean =>
    end === -1 ? NEARLY_FENCE.test(line) : index < end && line.startsWith('---');
  const nearly = lines.findIndex((line, index) => index > 0 && isNearly(line, index));
  if (nearly !== -1) {
    const fix = 'Write three hyphens on this line, and nothing else.';
    const location = { file, line: nearly + 1, column: 1 };
    return finding('front-matter', location, `${OPEN}; this line is not one`, { found: lines[nearly], fix });
  }
  if (end === -1) return finding('front-matter', startOf(file), OPEN, { fix: 'Add a line --- after the last field.' });
  const frontMatter = lines.slice(1, end).map((line) => `${line}\n`);
  return { frontMatter: frontMatter.join(''), body: lines.slice(end + 1).join('\n') };
}
