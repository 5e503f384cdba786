import { type Document, isMap, LineCounter, parseDocument, type Range } from 'yaml';
import type { z } from 'zod';
import type { Place, Problem } from './problem';

type Path = readonly PropertyKey[];

/** YAML text that has been parsed, with the way back from each value to its line. */
export interface YamlSource {
  /** The plain value; `undefined` where the text could not be parsed. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The place of the value at `path`, or of its nearest parent. */
  readonly placeOf: (path: Path) => Place;
  /** The place of the key at `path`. */
  readonly placeOfKey: (path: Path) => Place;
}

function rangeOf(node: unknown): Range | undefined {
  if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
    return node.range as Range;
  }
  return undefined;
}

function valueRange(document: Document, path: Path): Range | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = rangeOf(node);
    if (range) return range;
  }
  return undefined;
}

function keyRange(document: Document, path: Path): Range | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return valueRange(document, path);
  const key = path.at(-1);
  const pair = parent.items.find((item) => String(item.key) === String(key));
  return rangeOf(pair?.key) ?? rangeOf(parent);
}

/**
 * Parses YAML 1.2 (core schema), keeping the place of every value.
 * @param text the YAML text
 * @param file the name that reports use
 * @param firstLine the line of the file on which `text` begins (front matter begins on line 2)
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const at = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const problems = document.errors.map(
    (error): Problem => ({
      ...at(error.pos[0]),
      severity: 'error',
      rule: 'yaml-syntax',
      message: `The YAML cannot be read: ${error.message}`,
      fix: 'Check the indentation, and put quotes around values that contain ": " or start with a special sign.',
    }),
  );
  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    placeOf: (path) => at(valueRange(document, path)?.[0] ?? 0),
    placeOfKey: (path) => at(keyRange(document, path)?.[0] ?? 0),
  };
}

/** Checks a parsed value against a schema; each issue becomes a problem at its own line. */
export function checkAgainst<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  issuesToProblems: (issues: readonly z.core.$ZodIssue[], source: YamlSource) => Problem[],
): { data?: z.output<Schema>; problems: readonly Problem[] } {
  if (source.problems.length > 0) return { problems: source.problems };
  const result = schema.safeParse(source.value, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  return { problems: issuesToProblems(result.error.issues, source) };
}
