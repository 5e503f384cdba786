import { type Place, type Problem, problem, startOf } from './problem';

/** What is reported before any parser sees the text, so that no file can keep the check busy. */
export const LIMITS = { fileBytes: 200_000, lineBytes: 10_000, nesting: 50 } as const;

/** The text of a file with LF line ends and no byte order mark; missing where it must not be parsed. */
export interface DecodedText {
  readonly text?: string;
  readonly problems: readonly Problem[];
}

const NEWLINE = 0x0a;
const REPLACEMENT = '\uFFFD';

/** Where strict UTF-8 (WHATWG Encoding, fatal mode) first fails. */
function firstBadPlace(bytes: Uint8Array, file: string): Place {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const part = bytes.subarray(start, end);
    try {
      strict.decode(part);
    } catch {
      return { file, line, column: new TextDecoder().decode(part).indexOf(REPLACEMENT) + 1 };
    }
    start = end + 1;
  }
  return startOf(file);
}

const BLOCK_MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;

/** How deep the quotes and lists at the head of a markdown line are, by its markers and its indentation. */
function blockDepth(line: string): number {
  const head = BLOCK_MARKERS.exec(line)?.[0] ?? '';
  const markers = head.replace(/[ \t\d]/g, '').length;
  const opensList = /^[ \t]*([-+*]|\d{1,9}[.)])[ \t]/.test(line);
  const indentation = opensList ? (/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0) : 0;
  return markers + Math.floor(indentation / 2);
}

/** The most brackets that are open at once within a line, after so many from the lines before; and those left open. */
function bracketDepth(line: string, before: number): { deepest: number; open: number } {
  let open = before;
  let deepest = before;
  if (!/[[\](){}]/.test(line)) return { deepest, open };
  for (const sign of line) {
    if ('[{('.includes(sign)) open += 1;
    else if (')}]'.includes(sign)) open = Math.max(0, open - 1);
    deepest = Math.max(deepest, open);
  }
  return { deepest, open };
}

function firstTooDeepLine(lines: readonly string[]): number | undefined {
  let open = 0;
  const index = lines.findIndex((line) => {
    const brackets = bracketDepth(line, line.trim() === '' ? 0 : open);
    open = line.trim() === '' ? 0 : brackets.open;
    return brackets.deepest > LIMITS.nesting || blockDepth(line) > LIMITS.nesting;
  });
  return index === -1 ? undefined : index;
}

/** The length of a text in UTF-8. */
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function checkLines(text: string, file: string): Problem[] {
  const lines = text.split('\n');
  const long = lines.findIndex((line) => line.length * 3 > LIMITS.lineBytes && byteLength(line) > LIMITS.lineBytes);
  if (long !== -1) {
    const kilobytes = Math.ceil(byteLength(lines[long] ?? '') / 1000);
    return [
      problem(
        'line-too-long',
        { file, line: long + 1, column: 1 },
        `This line has ${kilobytes} kB; at most 10 kB are allowed`,
      ),
    ];
  }
  const deep = firstTooDeepLine(lines);
  if (deep === undefined) return [];
  return [
    problem('nesting-too-deep', { file, line: deep + 1, column: 1 }, `Nested more than ${LIMITS.nesting} levels deep`, {
      found: lines[deep]?.slice(0, 40) ?? '',
    }),
  ];
}

/** The problem of a file that is larger than the check reads. */
export function tooLarge(bytes: number, file: string): Problem {
  const kilobytes = Math.ceil(bytes / 1000);
  return problem('file-too-large', startOf(file), `The file has ${kilobytes} kB; at most 200 kB are allowed`);
}

/** Decodes a content file strictly and looks at its size, lines and nesting. */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const start = startOf(file);
  if (bytes.length > LIMITS.fileBytes) return { problems: [tooLarge(bytes.length, file)] };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problems: [problem('file-encoding', firstBadPlace(bytes, file), 'This character is not valid UTF-8')] };
  }
  // gatsby-transformer-remark would not find the end of the front matter.
  const oldMac = text.search(/\r(?!\n)/);
  if (oldMac !== -1) {
    const line = text.slice(0, oldMac).split('\n').length;
    const fix = 'Save the file again, and choose LF for the ends of its lines.';
    return { problems: [problem('file-encoding', { ...start, line }, 'This line ends in CR alone', { fix })] };
  }
  text = text.replaceAll('\r\n', '\n');
  if (text.includes('\0')) return { problems: [problem('file-encoding', start, 'The file is not UTF-8 text')] };
  if (text.trim() === '') return { problems: [problem('file-empty', start, 'The file is empty')] };
  const problems = checkLines(text, file);
  return problems.length > 0 ? { problems } : { text, problems };
}
