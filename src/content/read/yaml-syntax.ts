import type { YAMLParseError } from 'yaml';

interface ExplainedSyntax {
  readonly offset: number;
  readonly message: string;
  readonly found: string;
  readonly fix?: string;
}

/** A line's start, up to its value. */
const BEFORE_VALUE = String.raw`^[^\S\n]*(?:- +)*(?:[\w-]+: +)?`;

/** Authors' typical mistakes, recognised by the line on which the parser gave up. */
const MISTAKES: readonly (readonly [line: RegExp, message: string, fix: string])[] = [
  [
    /^ *\t/,
    'Tabs are not allowed as indentation',
    'Use spaces: delete the tab, and begin the line where its neighbours begin.',
  ],
  [
    /^[^:"'\n]*[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/,
    'There is an invisible character or a non-breaking space on this line',
    'Delete the spaces on this line, and type them again.',
  ],
  [
    new RegExp(String.raw`${BEFORE_VALUE}(?:\[[^\]]*\] *[^ #,]|\{[^}]*\} *[^ #,]|[@\x60%]|(?<=: +)[-?|>] +[^\s#])`),
    'A text cannot begin with this character in YAML',
    'Put quotes around the whole text.',
  ],
  [
    /^\s*(?:- +)*[\w-]+(?::(?=[^\s/]|\/(?!\/))|：)/,
    'There is no space after the colon',
    'Type a plain colon and a space after the name of the field.',
  ],
  [
    /: .*:(?: |$)/,
    'There is a second ": " on this line, or the line is indented too far',
    'Put quotes around the whole text, or correct the indentation.',
  ],
  [
    /^[^\s:#-][^:]*$/,
    'This line is not a field',
    'Indent the line, or write a field and a colon. If the text of an article begins here, add a line --- above it.',
  ],
];

/** The parser's codes for lines that begin in the wrong column, or lack their hyphen or colon. */
const MISALIGNED = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
];

/** The parser's codes for a value that goes on in a line that is a field. */
const SWALLOWED = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'];

/** The start of the field that a value above it has taken in, because it is indented too far. */
function swallowedField({ code, pos: [value] }: YAMLParseError, text: string, start: number): number | undefined {
  // A line that begins with the value lacks a colon itself.
  if (!SWALLOWED.includes(code) || !text.slice(start, value).includes(':')) return undefined;
  const [first = '', rest = ''] = /^.*\n([\s\S]*)$/.exec(text.slice(start)) ?? [];
  const field = /^ +(?:- +)*[\w-]+:(?: |$)/m.exec(rest);
  return field ? start + first.length - rest.length + field.index : undefined;
}

/** A line that only goes on with a text. */
const MORE_WORDS = /^ +[^\s:#-][^:\n]*$/m;
/** A text in quotes, and more behind it on its line. */
const MORE_THAN_QUOTED = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*') *\S/;

/** What is wrong where the parser gave up behind a text in quotes, such as `"Rest", she said`. */
function afterQuotes(
  { code, pos: [end] }: YAMLParseError,
  text: string,
): readonly [message: string, fix: string] | undefined {
  const rest = text.slice(end);
  const [, lineEnd] = /["'] *(\n?)$/.exec(text.slice(0, end)) ?? [];
  const isBehind = lineEnd === '' || (lineEnd === '\n' && rest.search(MORE_WORDS) === 0);
  if (isBehind && /^[\w-]+: /.test(rest))
    return ['A comma is missing between two fields in braces', 'Put a comma behind the first of them.'];
  if (!isBehind && !(code === 'BLOCK_AS_IMPLICIT_KEY' && MORE_THAN_QUOTED.test(rest))) return undefined;
  return [
    'The quotes around this text end before it does',
    'Put straight double quotes (") around the whole text, and curly ones (“ ”) or apostrophes inside it.',
  ];
}

/** The start of an unclosed quote, which the parser notices where its text ends. */
function openQuote({ message, pos: [end] }: YAMLParseError, text: string): number | undefined {
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  if (quote === undefined) return undefined;
  const last = [...text.slice(0, end).matchAll(new RegExp(`${BEFORE_VALUE}${quote}`, 'gm'))].at(-1);
  return last && last.index + last[0].length - 1;
}

/** The parser gives up at the comments above a line. */
function belowComments(text: string, offset: number): number {
  const isAtStart = text.charAt(offset - 1) === '\n';
  return isAtStart ? offset + Math.max(text.slice(offset).search(/^[^\S\n]*[^\s#]/m), 0) : offset;
}

/**
 * Describes a YAML syntax error: typical mistakes in plain words, others in the parser's.
 * @param text the whole parsed text
 */
export function explainSyntax(error: YAMLParseError, text: string): ExplainedSyntax {
  const open = openQuote(error, text);
  const offset = open ?? belowComments(text, error.pos[0]);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const found = /^.*/.exec(text.slice(start))?.[0] ?? '';
  if (open !== undefined) {
    const fix = 'Add the second quote at the end of the text, and two spaces before each further line of it.';
    return { offset, message: 'This quote is never closed', found, fix };
  }
  if (error.code === 'MULTIPLE_DOCS') {
    const more = 'Remove the line --- or ..., or what is below it.';
    return { offset, message: 'A line of hyphens or dots ends the fields, and more follows', found, fix: more };
  }
  const [, ...known] = MISTAKES.find(([line]) => line.test(found)) ?? [];
  const [message, fix] = afterQuotes(error, text) ?? known;
  if (message && fix) return { offset: start, message, found, fix };
  const swallowed = swallowedField(error, text, start);
  const column = 'Begin it in the same column as the fields around it.';
  if (swallowed !== undefined) {
    const line = /^.*/.exec(text.slice(swallowed))?.[0] ?? '';
    const further = 'The indentation of this line is deeper than that of the fields around it';
    return { offset: swallowed, message: further, found: line, fix: column };
  }
  if (error.code === 'BAD_INDENT' && /^ *[\w-]+:(?: |$)/.test(found))
    return {
      offset: start,
      message: 'This line begins in another column than the fields around it',
      found,
      fix: column,
    };
  if (!MISALIGNED.includes(error.code)) return { offset, message: error.message, found };
  return {
    offset,
    message: 'The indentation differs from the lines around it, or a hyphen or colon is missing',
    found,
    fix: 'Begin every entry of a list with "- ", begin all its fields in the same column, and write a colon and a space after the name of a field.',
  };
}
