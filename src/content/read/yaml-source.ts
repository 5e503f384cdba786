import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { compareLocations, type Finding, finding, type Location } from './finding';
import { explainSyntax } from './yaml-syntax';

type Path = readonly PropertyKey[];

/** Parsed YAML text that can map each value back to its line. */
export type YamlSource = ReturnType<typeof readYaml>;

function nodeAt(document: Document, path: Path): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

function valueOffset(document: Document, path: Path): number {
  const node = nodeAt(document, path);
  if (node?.range) return node.range[0];
  return path.length === 0 ? 0 : valueOffset(document, path.slice(0, -1));
}

/** Where some words begin in a text for the first time, the second, and so on; its lines may break between them. */
function offsetOf(words: string, text: string, order: number): number {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = pattern === '' ? [] : [...text.matchAll(new RegExp(pattern, 'g'))];
  return (found[order] ?? found[0])?.index ?? 0;
}

function keyOffset(document: Document, path: Path): number {
  const parent = nodeAt(document, path.slice(0, -1));
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
  return (isNode(pair?.key) && pair.key.range?.[0]) || valueOffset(document, path);
}

/** The fields that commented lines would be, each line's offset with its name, in runs of such lines. */
function commentedFields(
  text: string,
  from: number,
  to: number,
): { readonly name: string; readonly offset: number }[][] {
  return [...text.slice(from, to).matchAll(/(?:^[ \t]*#.*\n?)+/gm)].map(({ 0: run, index: start }) =>
    [...run.matchAll(/^[ \t]*#+ *(?:- )?([\w-]+):/gm)].map(({ 1: name = '', index }) => {
      return { name, offset: from + start + index };
    }),
  );
}

/** Where the comments begin that belong to a part of a text: in it, right above it and right below it. */
function withComments(text: string, [start = 0, end = 0]: readonly number[]): [from: number, to: number] {
  const above = /(?:^[ \t]*#.*\n)*.*$(?![\s\S])/m.exec(text.slice(0, start))?.index ?? 0;
  const [below = ''] = /^.*\n?(?:[ \t]*#.*\n?)*/.exec(text.slice(end)) ?? [];
  return [above, end + below.length];
}

type At = (offset: number) => Location;

/** A text such as "The #1 mistake", which YAML cuts after "The", or `#place`, of which it leaves nothing. */
function cutFinding(node: Node, text: string, at: At): Finding | undefined {
  if (!isScalar(node) || node.type?.startsWith('BLOCK')) return undefined;
  const isEmpty = node.value === null;
  if (!isEmpty && typeof node.value !== 'string') return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const [rest] = /^[ \t]*#[^\s#].*/.exec(text.slice(end)) ?? [];
  if (rest === undefined) return undefined;
  const message = isEmpty
    ? 'A # after a space begins a comment, so nothing is left here'
    : 'This text ends before the #';
  return finding('text-cut', at(start), message, { found: (text.slice(start, end) + rest).trim() });
}

/** An entry of a list that YAML takes for more of the text above it, because it is indented too far. */
function swallowedEntry(node: Node, text: string, at: At): Finding | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const entry = /\n *(?=- +\S)(.*)/.exec(text.slice(start, end));
  if (!entry) return undefined;
  const message = 'This line goes on with the text above it, and is no entry of its own';
  const fix = 'Begin every entry of a list in the same column, or put quotes around the whole text.';
  return finding('yaml-syntax', at(start + entry.index + 1), message, { found: entry[1]?.trim(), fix });
}

/** YAML features that content must not use: a text starting with &, * or ! is usually meant as words. */
function specialFinding(node: Node, at: At): Finding | undefined {
  const found = isAlias(node)
    ? `*${node.source}`
    : 'anchor' in node && node.anchor !== undefined
      ? `&${node.anchor}`
      : node.tag?.replace(/^tag:yaml\.org,2002:/, '!!') || (isScalar(node) && node.value === '<<' ? '<<' : undefined);
  if (!found) return undefined;
  const fix = 'Put quotes around the text, or write the value in full.';
  const message = `YAML reads ${found.charAt(0)} as a special character`;
  return finding('yaml-syntax', at(node.range?.[0] ?? 0), message, { found, fix });
}

/** The keys that lead to a node, from all that it is in. */
const pathTo = (nodes: readonly unknown[]): PropertyKey[] =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

/** The findings with what YAML reads otherwise than it is meant; what an alias stands for is taken out. */
function misreadIn(document: Document, text: string, at: At): Finding[] {
  const found: Finding[] = [];
  // An entry without its hyphen repeats several fields.
  const repeated = document.errors.find(({ code }) => code === 'DUPLICATE_KEY')?.pos[0];
  const fix = 'Keep one of the two lines, or put "- " before the first field of a new entry.';
  visit(document, {
    Node: (key, node, above) => {
      const wrong = specialFinding(node, at) ?? cutFinding(node, text, at) ?? swallowedEntry(node, text, at);
      if (wrong) found.push({ ...wrong, path: pathTo([...above, node]) });
      if (repeated !== undefined && key === 'key' && node.range?.[0] === repeated) {
        const twice = finding('yaml-syntax', at(repeated), 'This field appears twice', { fix });
        found.push({ ...twice, path: pathTo(above.slice(0, -1)) });
      }
      return isAlias(node) ? new Scalar(null) : undefined;
    },
  });
  return found;
}

/** The findings with the YAML. After a syntax error nothing is reliable. */
function findingsOf(document: Document, text: string, at: At): { findings: Finding[]; isReadable: boolean } {
  const misread = misreadIn(document, text, at);
  // The alias itself is reported, whether or not its anchor exists.
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'BAD_ALIAS');
  if (!error) return { findings: misread, isReadable: true };
  if (error.message.includes('call stack')) throw new RangeError(error.message);
  const { offset, message, ...details } = explainSyntax(error, text);
  const syntax = finding('yaml-syntax', at(offset), message, details);
  const before = misread.filter((other) => compareLocations(other, syntax) < 0);
  const isSaid = before.some(({ line }) => line === syntax.line);
  return { findings: isSaid ? before : [...before, syntax], isReadable: false };
}

/**
 * Parses YAML 1.2 (core schema), keeping the location of every value.
 * @param text the YAML text
 * @param file the name for reports
 * @param firstLine the line of the file on which `text` starts (front matter starts on line 2)
 * @throws RangeError if the text is nested too deeply
 */
export function readYaml(text: string, file: string, firstLine = 1) {
  const lineCounter = new LineCounter();
  const at: At = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const { findings, isReadable } = findingsOf(document, text, at);
  const rawOf = (path: Path): string => {
    const [start, end] = nodeAt(document, path)?.range ?? [0, 0];
    return text.slice(start, end);
  };
  return {
    /** The plain value; `undefined` if the text could not be parsed. */
    value: isReadable ? (document.toJS() as unknown) : undefined,
    /** If there is a value, each has the path of the part that YAML reads otherwise than it is meant. */
    findings,
    /**
     * The location of the value at `path`, or of its nearest parent; or of some words in a text, at an index of it, as far as the
     * file has them as they are.
     */
    locationOf: (path: Path, words = '', index = 0): Location => {
      const start = valueOffset(document, path);
      const value = words && document.getIn(path);
      const order = typeof value === 'string' ? value.slice(0, index).split(words).length - 1 : 0;
      return { ...at(start + offsetOf(words, rawOf(path), order)), path };
    },
    /** The location of the key at `path`. */
    locationOfKey: (path: Path): Location => ({ ...at(keyOffset(document, path)), path }),
    rawOf,
    /** The location of the first comment in or right at the group at `path` that would be one of these fields, where they include one. */
    commentWith: (path: Path, names: readonly string[], needed?: string): Location | undefined => {
      const runs = commentedFields(text, ...withComments(text, nodeAt(document, path)?.range ?? []));
      const known = runs.map((run) => run.filter(({ name }) => names.includes(name)));
      const first = known.find((run) => run.some(({ name }) => name === (needed ?? name)))?.[0];
      return first && { ...at(first.offset), path };
    },
  };
}
