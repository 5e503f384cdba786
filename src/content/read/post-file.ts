import { keepLineEnds, lineEndOf, linesOf, withLineEnd } from './file-text';
import { type Problem, problem, startOf } from './problem';
import { writeYaml } from './yaml-writer';

/** A fence is a line of its own: three hyphens at its beginning, and at most blanks after them. */
const FENCE = /^---[ \t]*$/;

/** What authors and word processors write where a fence was meant. */
const NEARLY_FENCE = /^\s*(?:[-–—―−]{2,}|[–—―−]|---.*|\.{3,}|\+{3,})\s*$/;

/** Characters that are invisible in an editor. */
const INVISIBLE = /[\uFEFF\u00AD\u200B-\u200F\u2060-\u2064]/g;

/** The parts of a post's file as they are written; one after the other they are the file. */
interface PostParts {
  /** The first fence with its line end, and what may be before it: a byte order mark. */
  readonly opening: string;
  /** The lines between the fences, each with its line end. */
  readonly frontMatter: string;
  /** The second fence with its line end. */
  readonly closing: string;
  readonly body: string;
}

/** The line of a post's file on which its front matter begins. */
export const FIRST_LINE = 2;

const textOf = (line: string): string => line.replace(/[\r\n]+$/, '');

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
 * @param text the file, with whatever line ends it has
 * @param file the name that reports use
 */
export function splitPost(text: string, file: string): PostParts | Problem {
  const mark = /^\uFEFF?/.exec(text)?.[0] ?? '';
  const lines = linesOf(text.slice(mark.length));
  const texts = lines.map(textOf);
  const end = texts.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (!FENCE.test(texts[0] ?? '')) return noBeginning(texts, file);
  if (end === -1) return openEnd(texts, file);
  // gray-matter takes every line that begins like one for the end of the front matter.
  const early = texts.slice(1, end).findIndex((line) => line.startsWith('---')) + 1;
  if (early > 0) {
    const found = texts[early] ?? '';
    const fix = 'Write three hyphens on this line, and nothing else.';
    const message = 'The front matter has no closing line ---; this line is not one';
    const place = { file, line: early + 1, column: 1 };
    return problem('front-matter-open', place, message, { found, fix });
  }
  return {
    opening: `${mark}${lines[0]}`,
    frontMatter: lines.slice(1, end).join(''),
    closing: lines[end] ?? '',
    body: lines.slice(end + 1).join(''),
  };
}

/**
 * The cause of front matter that cannot be read because its end is missing: then a line of the text, such as one that
 * separates two parts of it, ends it.
 * @param parts of a post whose front matter is not valid YAML
 */
export function swallowedText({ frontMatter }: PostParts, file: string): Problem | undefined {
  const lines = ['---', ...linesOf(frontMatter).map(textOf)];
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

/** A body with other words; blank lines around it stay. */
function writeBody(old: string, text: string, parts: PostParts): string {
  const plain = withLineEnd(old);
  if (plain.trim() === text) return old;
  // The form takes the indentation of the first line away, as of code.
  const startsTheSame = linesOf(plain.trim())[0] === linesOf(text)[0];
  const [before = ''] = (startsTheSame ? /^\s*/ : /^(?:[ \t]*\n)*/).exec(plain) ?? [];
  const [after = ''] = /\s*$/.exec(plain) ?? [];
  const written = plain.trim() === '' ? `\n${text}\n` : `${before}${text}${after}`;
  const closed = /[\r\n]$/.test(parts.closing) ? '' : '\n';
  return keepLineEnds(old, `${closed}${written}`, lineEndOf(parts.opening + parts.frontMatter + old));
}

/**
 * A post's file with other values. What says the same is left as it is written, line ends and comments included.
 * @param before the file as it was; empty for a new one
 * @throws Error where that file has no front matter
 */
export function writePost(before: string, fields: Readonly<Record<string, unknown>>, body: string): string {
  const text = withLineEnd(body).trim();
  if (before === '') return newPostText(writeYaml('', fields), text);
  const parts = splitPost(before, '');
  if ('rule' in parts) throw new Error(parts.message);
  const frontMatter = writeYaml(parts.frontMatter, fields, lineEndOf(before));
  return `${parts.opening}${frontMatter}${parts.closing}${writeBody(parts.body, text, parts)}`;
}
