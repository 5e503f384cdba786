import { type Problem, problem, startOf } from './problem';

/** A fence is a line of its own: three hyphens at its beginning, and at most blanks after them. */
const FENCE = /^---[ \t]*$/;

/** What authors and word processors write where a fence was meant. */
const NEARLY_FENCE = /^\s*(?:[-–—―−]{2,}|[–—―−]|---.*|\.{3,}|\+{3,})\s*$/;

/** Characters that are invisible in an editor. */
const INVISIBLE = /[\uFEFF\u00AD\u200B-\u200F\u2060-\u2064]/g;

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
function meantEnd(lines: readonly string[]): number | undefined {
  const end = lines.findIndex(
    (line, index) =>
      index > 0 && (NEARLY_FENCE.test(line) || (lines[index - 1]?.trim() === '' && index > 1 && isProse(line))),
  );
  return end === -1 ? undefined : end;
}

function openEnd(lines: readonly string[], file: string): Problem {
  const index = meantEnd(lines);
  const found = lines[index ?? 0] ?? '';
  if (index === undefined) {
    const start = startOf(file);
    return problem('front-matter-open', start, 'The front matter has no closing line ---');
  }
  const place = { file, line: index + 1, column: 1 };
  return NEARLY_FENCE.test(found)
    ? problem('front-matter-open', place, 'The front matter has no closing line ---; this line is not one', {
        found,
        fix: 'Write three hyphens on this line, and nothing else.',
      })
    : problem('front-matter-open', place, 'The front matter has no closing line --- before the text begins', {
        found,
        fix: 'Add a line --- after the last field.',
      });
}

function noBeginning(lines: readonly string[], file: string): Problem {
  const start = startOf(file);
  const [first = ''] = lines;
  if (FENCE.test(first.replace(INVISIBLE, ''))) {
    const fix = 'Delete the first line, and type --- again.';
    return problem('front-matter-late', start, 'An invisible character is written before the first ---', { fix });
  }
  const index = lines.findIndex((line) => line.replace(INVISIBLE, '').trim() !== '');
  const found = lines[index] ?? '';
  if (FENCE.test(found.replace(INVISIBLE, '').trim())) {
    const where = index === 0 ? 'the first ---' : `the front matter, which begins on line ${index + 1}`;
    return problem('front-matter-late', start, `Something is written before ${where}`);
  }
  if (NEARLY_FENCE.test(found)) {
    const fix = 'Write three hyphens on this line, and nothing else.';
    const place = { file, line: index + 1, column: 1 };
    return problem('front-matter-missing', place, 'The front matter does not begin with a line ---', { found, fix });
  }
  return problem('front-matter-missing', start, 'The article does not begin with front matter');
}

/**
 * Cuts a post's file at its fences.
 * @param text the file, with LF line ends
 * @param file the name that reports use
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (!FENCE.test(lines[0] ?? '')) return noBeginning(lines, file);
  if (end === -1) return openEnd(lines, file);
  // gray-matter takes every line that begins like one for the end of the front matter.
  const early = lines.slice(1, end).findIndex((line) => line.startsWith('---')) + 1;
  if (early > 0) {
    const found = lines[early] ?? '';
    const fix = 'Write three hyphens on this line, and nothing else.';
    const message = 'The front matter has no closing line ---; this line is not one';
    return problem('front-matter-open', { file, line: early + 1, column: 1 }, message, { found, fix });
  }
  return {
    frontMatter: lines
      .slice(1, end)
      .map((line) => `${line}\n`)
      .join(''),
    body: lines.slice(end + 1).join('\n'),
  };
}

/**
 * The cause of front matter that cannot be read because its end is missing: then a line of the text, such as one that
 * separates two parts of it, ends it.
 * @param parts of a post whose front matter is not valid YAML
 */
export function swallowedText({ frontMatter }: PostParts, file: string): Problem | undefined {
  const lines = ['---', ...frontMatter.split('\n').slice(0, -1)];
  const index = meantEnd(lines);
  if (index === undefined) return undefined;
  const fieldsFollow = !NEARLY_FENCE.test(lines[index] ?? '') && lines.slice(index + 1).some(isField);
  if (fieldsFollow) return undefined;
  return openEnd(lines, file);
}

/** A new post's file. */
export function newPostText(frontMatter: string, body: string): string {
  return `---\n${frontMatter}---\n\n${body.trim()}\n`;
}
