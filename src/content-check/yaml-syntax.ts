import type { YAMLParseError } from 'yaml';

/** The parser's codes in words for someone who has never read the YAML standard. */
const EXPLANATIONS: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_INDENT: 'The indentation does not fit the lines around it',
  BAD_SCALAR_START: 'A text must not begin with this sign unless it stands in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'A second ": " on one line, or a line indented too far',
  BLOCK_IN_FLOW: 'A list or group inside brackets must be written with brackets too',
  MISSING_CHAR: 'A sign is missing: a closing quote or bracket, a comma, or the ":" after a key',
  MULTILINE_IMPLICIT_KEY: 'This line has no ":" after its key, or it is indented wrongly',
  MULTIPLE_DOCS: 'A line --- stands in the middle of the file',
  TAB_AS_INDENT: 'A tab is used for indentation; only spaces are allowed',
  UNEXPECTED_TOKEN: 'Something stands here that does not belong to the lines above',
};

/** What is wrong with the YAML, in plain words where the parser's own are not. */
export function explainSyntax(error: YAMLParseError): string {
  return EXPLANATIONS[error.code] ?? `The YAML cannot be read: ${error.message}`;
}
