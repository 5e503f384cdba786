import type { YAMLParseError } from 'yaml';
import { hasInvisible } from './problem';

/** The parser's codes in words for someone who has never read the YAML standard. */
const EXPLANATIONS: Partial<Record<YAMLParseError['code'], string>> = {
  ALIAS_PROPS: 'A text that begins with & or * needs quotes',
  BAD_ALIAS: 'A text that begins with * needs quotes',
  BAD_COLLECTION_TYPE: 'A text that begins with ! needs quotes',
  BAD_DIRECTIVE: 'A line that begins with % needs quotes',
  BAD_DQ_ESCAPE: 'Inside double quotes, a backslash and the sign after it mean something else',
  BAD_INDENT: 'The indentation does not match the lines around it',
  BAD_PROP_ORDER: 'A text that begins with & or ! needs quotes',
  BAD_SCALAR_START: 'A text that begins with this character needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'There is a second ": " on this line, or the line is indented too far',
  BLOCK_IN_FLOW: 'A list or group inside brackets must be written with brackets too',
  IMPOSSIBLE: 'This cannot be read',
  KEY_OVER_1024_CHARS: 'The field name on this line is too long, or its ":" is in the wrong place',
  MISSING_CHAR: 'A character is missing: a closing quote or bracket, a comma, or the ":" after a field name',
  MULTILINE_IMPLICIT_KEY: 'The field name on this line has no ":" after it, or the indentation is wrong',
  MULTIPLE_ANCHORS: 'A text that begins with & needs quotes',
  MULTIPLE_DOCS: 'There is a line --- in the middle of the file',
  MULTIPLE_TAGS: 'A text that begins with ! needs quotes',
  NON_STRING_KEY: 'A field name must be a word',
  TAB_AS_INDENT: 'This line is indented with a tab; only spaces are allowed',
  TAG_RESOLVE_FAILED: 'A text that begins with ! needs quotes',
  UNEXPECTED_TOKEN: 'This does not belong to the lines above',
};

/** A syntax error as it is reported to an author. */
interface ExplainedSyntax {
  /** Where in the text the mistake is. */
  readonly offset: number;
  readonly message: string;
  readonly found: string;
  readonly fix?: string;
}

/** The beginning of a line up to its value. */
const BEFORE_VALUE = /^\s*(?:- +)*(?:[\w-]+: +)?/;

interface Line {
  readonly start: number;
  readonly text: string;
}

function linesUpTo(text: string, offset: number): Line[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const here = { start, text: line.replace(/\r$/, '') };
    start += line.length + 1;
    return here.start <= offset ? [here] : [];
  });
}

/** The quote that no other one closes: the last of its kind that a value begins with. */
function openQuote(lines: readonly Line[], quote: string | undefined): ExplainedSyntax | undefined {
  if (quote === undefined) return undefined;
  const indentOf = ({ text }: Line): number => BEFORE_VALUE.exec(text)?.[0].length ?? 0;
  const line = lines.findLast((each) => each.text[indentOf(each)] === quote);
  if (!line) return undefined;
  return {
    offset: line.start + indentOf(line),
    message: 'This quote is never closed',
    found: line.text,
    fix: `Add a second ${quote} at the end of the text, or remove this one.`,
  };
}

/** A text in quotes that ends before its line does. */
function earlyEnd({ start, text }: Line, offset: number): ExplainedSyntax | undefined {
  const indent = BEFORE_VALUE.exec(text)?.[0].length ?? 0;
  const [quote = ''] = text.slice(indent);
  if ((quote !== '"' && quote !== "'") || offset - start <= indent) return undefined;
  const other = quote === '"' ? "single quotes (')" : 'double quotes (")';
  return {
    offset,
    message: `The quoted text ends too early, at the ${quote} before this`,
    found: text,
    fix: `Put ${other} around the whole text.`,
  };
}

/** A value in the quotes of a word processor, which YAML does not know. */
function curlyQuotes({ start, text }: Line): ExplainedSyntax | undefined {
  const indent = BEFORE_VALUE.exec(text)?.[0].length ?? 0;
  if (!/[“”„‟‘’‚‛«»]/.test(text[indent] ?? '')) return undefined;
  return {
    offset: start + indent,
    message: 'These are curly quotes, which do not hold a text together',
    found: text,
    fix: 'Replace the first and the last with straight quotes (").',
  };
}

/** A space in front of the words of a line, or after a name, that is not the space bar's. */
function invisibleSpace({ start, text }: Line): ExplainedSyntax | undefined {
  const head = /^[^:"']*:?./u.exec(text)?.[0] ?? '';
  const index = [...head].findIndex(hasInvisible);
  if (index === -1) return undefined;
  return {
    offset: start + index,
    message: 'There is an invisible sign or a non-breaking space on this line',
    found: text,
    fix: 'Delete the spaces on this line, and type them again.',
  };
}

/** A field whose value is joined to its colon, or whose colon is the wide one of another keyboard. */
function joinedValue({ start, text }: Line): ExplainedSyntax | undefined {
  const [head, name = '', colon = ''] = /^\s*(?:- +)*([\w-]+)(:(?=[^\s/]|\/(?!\/))|：)/.exec(text) ?? [];
  if (head === undefined) return undefined;
  return {
    offset: start + head.length - 1,
    message: colon === ':' ? 'There is no space after the colon' : 'This colon is not the one of the keyboard',
    found: text,
    fix: `Write "${name}: " with a space after the colon.`,
  };
}

/** A line whose indentation holds such a space: the parser takes it for a name, and fails on a later line. */
function invisibleIndent(lines: readonly Line[]): ExplainedSyntax | undefined {
  const line = lines.findLast(({ text }) => hasInvisible(/^\s*\S?/u.exec(text)?.[0] ?? ''));
  return line && invisibleSpace(line);
}

/**
 * What is wrong with the YAML, in plain words where the parser's own are not.
 * @param text the whole text that was parsed
 */
export function explainSyntax({ code, message, pos }: YAMLParseError, text: string): ExplainedSyntax {
  const lines = linesUpTo(text, pos[0]);
  const line = lines.at(-1) ?? { start: 0, text: '' };
  if (/^ *\t/.test(line.text)) {
    const fix = 'Replace the tab with spaces.';
    return { offset: line.start, message: EXPLANATIONS.TAB_AS_INDENT ?? message, found: line.text.trim(), fix };
  }
  const open = openQuote(lines, /^Missing closing (["'])quote/.exec(message)?.[1]);
  const early = code === 'UNEXPECTED_TOKEN' ? earlyEnd(line, pos[0]) : undefined;
  const fix =
    code === 'BAD_DQ_ESCAPE' ? "Put single quotes (') around the text in place of the double ones." : undefined;
  const said = EXPLANATIONS[code] ?? 'This is not valid YAML';
  return (
    invisibleSpace(line) ??
    curlyQuotes(line) ??
    open ??
    early ??
    joinedValue(line) ??
    invisibleIndent(lines) ?? { offset: pos[0], message: said, found: line.text, ...(fix && { fix }) }
  );
}
