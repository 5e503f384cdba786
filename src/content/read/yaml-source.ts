import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Range,
  visit,
} from 'yaml';
import { CONTROL, controlProblem } from './control-characters';
import { comparePlaces, type Place, type Problem, problem } from './problem';
import { explainSyntax } from './yaml-syntax';

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
  /** The value at `path` as it is written in the file. */
  readonly rawOf: (path: Path) => string;
}

const DEEPEST = 8;

/** How much is looked at behind a text. */
const LONGEST_REST = 200;

function rangeOf(node: unknown): Range | undefined {
  if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
    return node.range as Range;
  }
  return undefined;
}

function nodeAt(document: Document, path: Path): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

function valueRange(document: Document, path: Path): Range | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const range = rangeOf(nodeAt(document, path.slice(0, length)));
    if (range) return range;
  }
  return undefined;
}

function keyRange(document: Document, path: Path): Range | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  if (!isMap(parent)) return valueRange(document, path);
  const key = path.at(-1);
  const pair = parent.items.find((item) => String(item.key) === String(key));
  return rangeOf(pair?.key) ?? rangeOf(parent);
}

type At = (offset: number) => Place;

function nodeProblem(node: Node, at: At): Problem | undefined {
  const place = at(node.range?.[0] ?? 0);
  if (isAlias(node)) return problem('yaml-alias', place, 'This is a YAML alias', { found: `*${node.source}` });
  if ('anchor' in node && node.anchor !== undefined) {
    return problem('yaml-anchor', place, 'This is a YAML anchor', { found: `&${node.anchor}` });
  }
  if (node.tag) return problem('yaml-tag', place, 'This is a YAML tag', { found: node.tag });
  return undefined;
}

/** A text such as "The #1 mistake", of which YAML reads no more than "The". */
function cutProblem(node: Node, text: string, at: At): Problem | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const [rest] = /^[ \t]+#[^\s#].*/.exec(text.slice(end, end + LONGEST_REST)) ?? [];
  if (rest === undefined) return undefined;
  return problem('text-cut', at(start), 'This text ends before the #', { found: text.slice(start, end) + rest });
}

/** A text with a control character, typed or written as `"\v"`. */
function controlIn(node: Node, text: string, at: At): Problem | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || !CONTROL.test(node.value)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  return controlProblem(at(start + Math.max(0, text.slice(start, end).search(CONTROL))), node.value);
}

function depthOf(ancestors: readonly (Document | Node | Pair)[]): number {
  return ancestors.filter((node) => 'items' in node).length;
}

/** What YAML can do and content must not: anchors, aliases, merge keys, tags, deep nesting. */
function structureProblems(document: Document, text: string, at: At): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair: (_key, { key }) => {
      if (isCollection(key)) {
        const fix = 'Put quotes around a text that begins with { or [.';
        const place = at(key.range?.[0] ?? 0);
        problems.push(problem('yaml-syntax', place, 'A field name must be a word', { fix }));
      }
      if (isScalar(key) && key.value === '<<') {
        problems.push(problem('yaml-merge', at(key.range?.[0] ?? 0), 'This is a YAML merge key', { found: '<<' }));
      }
    },
    Node: (_key, node, ancestors) => {
      const found = nodeProblem(node, at) ?? cutProblem(node, text, at) ?? controlIn(node, text, at);
      if (found) problems.push(found);
      if ('items' in node && depthOf(ancestors) >= DEEPEST) {
        problems.push(problem('yaml-too-deep', at(node.range?.[0] ?? 0), `Nested more than ${DEEPEST} levels deep`));
        return visit.SKIP;
      }
      return undefined;
    },
  });
  return problems;
}

function duplicateProblems(document: Document, at: At): Problem[] {
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => problem('yaml-duplicate-key', at(pos[0]), 'This field appears twice'));
}

function syntaxProblem(document: Document, text: string, at: At): Problem | undefined {
  // An alias is reported as such, whether or not its anchor exists.
  const [first] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'BAD_ALIAS');
  const explained = first && explainSyntax(first, text);
  return explained && problem('yaml-syntax', at(explained.offset), explained.message, explained);
}

/** What is wrong with the YAML. Behind a syntax error nothing is as it was meant, so nothing is said of it. */
function problemsOf(document: Document, text: string, at: At): Problem[] {
  const others = [...duplicateProblems(document, at), ...structureProblems(document, text, at)];
  const syntax = syntaxProblem(document, text, at);
  if (!syntax) return others;
  const before = others.filter((other) => comparePlaces(other, syntax) < 0);
  return before.some(({ line }) => line === syntax.line) ? before : [...before, syntax];
}

/** A document of nothing, for text on which the parser itself gave up. */
function unreadable(file: string, line: number): YamlSource {
  const place = { file, line, column: 1 };
  return {
    value: undefined,
    problems: [problem('yaml-too-deep', place, 'Nested too deeply to be read')],
    placeOf: () => place,
    placeOfKey: () => place,
    rawOf: () => '',
  };
}

/**
 * Parses YAML 1.2 (core schema), keeping the place of every value.
 * @param text the YAML text
 * @param file the name that reports use
 * @param firstLine the line of the file on which `text` begins (front matter begins on line 2)
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const at: At = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false });
    const problems = problemsOf(document, text, at);
    return {
      value: problems.length > 0 ? undefined : document.toJS(),
      problems,
      placeOf: (path) => at(valueRange(document, path)?.[0] ?? 0),
      placeOfKey: (path) => at(keyRange(document, path)?.[0] ?? 0),
      rawOf: (path) => {
        const range = rangeOf(nodeAt(document, path));
        return range ? text.slice(range[0], range[1]) : '';
      },
    };
  } catch {
    // The parser calls itself for every level: text made to break it ends in a RangeError.
    return unreadable(file, firstLine);
  }
}

/** The place of some words inside the text at `path`, which may go over several lines. */
export function placeWithin(source: YamlSource, path: Path, words: string): Place {
  const place = source.placeOf(path);
  const raw = source.rawOf(path);
  const before = raw.slice(0, Math.max(raw.indexOf(words), 0));
  return { ...place, line: place.line + before.split('\n').length - 1 };
}
