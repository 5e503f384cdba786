import type { YAMLParseError } from 'yaml';

/** The parser's codes in words for someone who has never read the YAML standard. */
const EXPLANATIONS: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_INDENT: 'The indentation does not match the lines around it',
  BAD_SCALAR_START: 'A text that begins with this character needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'There is a second ": " on this line, or the line is indented too far',
  BLOCK_IN_FLOW: 'A list or group inside brackets must be written with brackets too',
  MISSING_CHAR: 'A character is missing: a closing quote or bracket, a comma, or the ":" after a field name',
  MULTILINE_IMPLICIT_KEY: 'The field name on this line has no ":" after it, or the indentation is wrong',
  MULTIPLE_DOCS: 'There is a line --- in the middle of the file',
  TAB_AS_INDENT: 'This line is indented with a tab; only spaces are allowed',
  UNEXPECTED_TOKEN: 'This does not belong to the lines above',
};

/** A syntax error as it is reported to an author. */
export interface ExplainedSyntax {
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
  const said = EXPLANATIONS[code] ?? `This is not valid YAML: ${message}`;
  return open ?? early ?? { offset: pos[0], message: said, found: line.text };
}
