import { type Problem, problem, startOf } from './problem';

/** A fence is a line of its own: three hyphens at its beginning, and at most blanks after them. */
const FENCE = /^---[ \t]*$/;

/** What authors and word processors write where a fence was meant. */
const NEARLY_FENCE = /^\s*(?:[-–—―−]{2,}|[–—―−]|---.*|\.{3,})\s*$/;

/** The parts of a post's file. */
interface PostParts {
  /** The lines between the fences. */
  readonly frontMatter: string;
  readonly body: string;
}

/** The line of a post's file on which its front matter begins. */
export const FIRST_LINE = 2;

/** Whether a line can only be words of the text: no field, list, comment or further line of a value. */
const isProse = (line: string): boolean => !/^(?:\s|$|#|-\s|[\]}]|["']?[\w-]+["']?\s*(?::(?!\/\/)|：))/.test(line);

/** A field as content has them; a paragraph that begins with a word and a colon has a capital. */
const isField = (line: string): boolean => /^[a-z]\w*:(?:\s|$)/.test(line);

/** Where the front matter was probably meant to end: at a line that is nearly a fence, or before the first words. */
const meantEnd = (lines: readonly string[]): number =>
  lines.findIndex(
    (line, index) => index > 0 && (NEARLY_FENCE.test(line) || (lines[index - 1]?.trim() === '' && isProse(line))),
  );

/** The problem of a line that is nearly a fence, or of words where one is missing. */
function openEnd(lines: readonly string[], index: number, file: string): Problem {
  const message = 'The front matter has no closing line ---';
  if (index === -1) return problem('front-matter-open', startOf(file), message);
  const found = lines[index] ?? '';
  const [why, fix] = NEARLY_FENCE.test(found)
    ? ['; this line is not one', 'Write three hyphens on this line, and nothing else.']
    : [' before the text begins', 'Add a line --- after the last field.'];
  return problem('front-matter-open', { file, line: index + 1, column: 1 }, message + why, { found, fix });
}

/**
 * Cuts a post's file at its fences.
 * @param text the file, with LF line ends
 * @param file the name that reports use
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const lines = text.split('\n');
  if (!FENCE.test(lines[0] ?? ''))
    return problem('front-matter-missing', startOf(file), 'The file does not begin with a line ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return openEnd(lines, meantEnd(lines), file);
  // gray-matter takes every line that begins like one for the end of the front matter.
  const early = lines.findIndex((line, index) => index > 0 && index < end && line.startsWith('---'));
  if (early !== -1) return openEnd(lines, early, file);
  const frontMatter = lines.slice(1, end).map((line) => `${line}\n`);
  return { frontMatter: frontMatter.join(''), body: lines.slice(end + 1).join('\n') };
}

/**
 * The cause of front matter that cannot be read because its end is missing: then a line of the text, such as one that
 * separates two parts of it, ends it.
 * @param parts of a post whose front matter is not valid YAML
 */
export function missingEnd({ frontMatter }: PostParts, file: string): Problem | undefined {
  const lines = ['---', ...frontMatter.split('\n').slice(0, -1)];
  const index = meantEnd(lines);
  if (index === -1) return undefined;
  const fieldsFollow = !NEARLY_FENCE.test(lines[index] ?? '') && lines.slice(index + 1).some(isField);
  return fieldsFollow ? undefined : openEnd(lines, index, file);
}

/** A new post's file. */
export function newPostText(frontMatter: string, body: string): string {
  return `---\n${frontMatter}---\n\n${body.trim()}\n`;
}
