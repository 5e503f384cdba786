import { CONTROL } from '../model/fields';
import { type Finding, finding, locationAt, startOf } from './finding';

const REPLACEMENT = '\uFFFD';
/** A conflict marker that git leaves in a file. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;

/** An obstacle to parsing: message, rule and location in the text. */
function firstFinding(text: string, file: string): Finding | undefined {
  const at = (index: number) => locationAt(file, text, index);
  const badBytes = text.search(new RegExp(`[\\0${REPLACEMENT}]`));
  if (badBytes !== -1) return finding('file-encoding', at(badBytes), 'This character is not valid UTF-8');
  if (text.trim() === '')
    return finding('file-missing', startOf(file), 'The file is empty', {
      fix: 'Put its content back. An article or page that you do not need can be deleted.',
    });
  const control = text.search(CONTROL);
  if (control !== -1) {
    const location = at(control);
    const found = text.split('\n')[location.line - 1];
    const name = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
    return finding('character-control', location, `This text has the control character U+${name}`, { found });
  }
  const conflict = CONFLICT.exec(text);
  if (!conflict) return undefined;
  const message = 'This file has an unresolved merge conflict';
  return finding('merge-conflict', at(conflict.index), message, { found: conflict[0] });
}

/** A content file's text with LF line ends and no byte order mark, or the reason not to parse it. */
export function decodeText(bytes: Uint8Array, file: string): string | Finding {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  return firstFinding(text, file) ?? text;
}

/** A fence: a line of three hyphens and optional trailing blanks. */
const FENCE = /^---[ \t]*$/;

/** Typical mistakes for a fence, from authors and word processors. */
const NEARLY_FENCE = /^\s*(?:[-–—―−]{2,}|[–—―−]|---.*|\.{3,})\s*$/;

const OPEN = 'The front matter has no closing line ---';

/** The line on which a post's front matter starts. */
export const FIRST_LINE = 2;

/**
 * Splits a post's file at its fences.
 * @param text the file, with LF line ends
 * @param file the name for reports
 */
export function splitPost(
  text: string,
  file: string,
): { readonly frontMatter: string; readonly body: string } | Finding {
  const lines = text.split('\n');
  if (!FENCE.test(lines[0] ?? ''))
    return finding('front-matter', startOf(file), 'The file does not begin with a line ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  // A line above the end that starts like one was meant to be it.
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
