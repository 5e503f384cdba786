import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { isRecord } from '../utils/is-record';
import { saysTheSame } from './tidy';

/** Lines are as long as their texts, and a short list is `[one, two]`. */
const PRINT = { lineWidth: 0, flowCollectionPadding: false };

/** A text of several lines is written as a block, under a `|`. */
function setScalar(scalar: Scalar, value: unknown): void {
  scalar.value = value;
  if (typeof value !== 'string' || value.includes('\n')) {
    delete scalar.type;
    if (typeof value === 'string') scalar.type = Scalar.BLOCK_LITERAL;
  } else if (scalar.type === Scalar.BLOCK_LITERAL || scalar.type === Scalar.BLOCK_FOLDED) {
    delete scalar.type;
  }
}

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, { Scalar: (_key, scalar) => setScalar(scalar, scalar.value) });
  return node;
}

const plainValue = (node: Node, document: Document): unknown => node.toJS(document);

function updateMap(document: Document, map: YAMLMap<Scalar, Node>, value: Readonly<Record<string, unknown>>): void {
  const known = new Map(map.items.map((pair) => [String(pair.key.value), pair]));
  const kept = map.items.filter(({ key }) => String(key.value) in value);
  let place = 0;
  for (const [key, entry] of Object.entries(value)) {
    const pair = known.get(key);
    if (pair) {
      pair.value = updated(document, pair.value ?? undefined, entry);
      place = kept.indexOf(pair) + 1;
    } else {
      kept.splice(place, 0, document.createPair(key, newNode(document, entry)) as Pair<Scalar, Node>);
      place += 1;
    }
  }
  map.items = kept;
}

/** The entries of a list: those that were there keep their comments, also where they have moved. */
function updateList(document: Document, old: readonly Node[], values: readonly unknown[]): Node[] {
  const free = new Set(old);
  const same = values.map((value) => {
    const node = [...free].find((one) => saysTheSame(plainValue(one, document), value));
    if (node) free.delete(node);
    return node;
  });
  return values.map((value, index) => {
    const before = old[index];
    const changed = before && free.has(before) ? before : undefined;
    return same[index] ?? updated(document, changed, value);
  });
}

function updated(document: Document, node: Node | undefined, value: unknown): Node {
  if (node && saysTheSame(plainValue(node, document), value)) return node;
  if (isMap<Scalar, Node>(node) && isRecord(value)) updateMap(document, node, value);
  else if (isSeq<Node>(node) && Array.isArray(value)) node.items = updateList(document, node.items, value);
  else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) setScalar(node, value);
  else return newNode(document, value);
  return node;
}

/**
 * A YAML text with another value. What says the same is left as it is written, comments included.
 * @param before the text as it was; empty for a new file
 */
export function yamlText(before: string, value: unknown): string {
  const document: Document = parseDocument(before);
  const { contents } = document;
  // A file of comments alone is an empty list.
  const isStillEmpty = contents === null && Array.isArray(value) && value.length === 0;
  if (before !== '' && (isStillEmpty || saysTheSame(document.toJS(), value))) return before;
  document.contents = updated(document, contents ?? undefined, value);
  const [emptyLines = ''] = /^\n*/.exec(before) ?? [];
  return emptyLines + document.toString(PRINT);
}

/**
 * Reads a YAML text.
 * @throws Error that says where the text cannot be read
 */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new Error(`Line ${line} cannot be read: ${error.message.split('\n')[0] ?? ''}`);
  }
  return document.toJS();
}
