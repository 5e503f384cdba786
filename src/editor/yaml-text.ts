import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../utils/is-record';
import { isSame } from './schema';

const PRINT = { lineWidth: 0, indentSeq: true, flowCollectionPadding: false };

/** Comments above each other. */
const above = (...comments: readonly (string | null | undefined)[]): string => comments.filter(Boolean).join('\n');

/** All comments in a part of a document and above it. */
function commentsIn(part: Node): string {
  const found: (string | null | undefined)[] = [];
  visit(part, { Node: (_key, { commentBefore, comment }) => void found.push(commentBefore, comment) });
  return above(...found);
}

/** Matches a list's nodes to new entries: each entry takes the node with the same value, or else the one in its place. */
function updateList(document: Document, list: YAMLSeq, entries: readonly unknown[]): void {
  if (entries.length === 0) {
    // What explains the list, such as an example, stays for its next entry.
    const { comment } = list;
    list.comment = null;
    list.commentBefore = commentsIn(list);
    Object.assign(list, { items: [], comment });
    return;
  }
  if (list.items.length === 0) list.flow = false;
  const old = list.items.map((node) => ({ node, value: isNode(node) ? node.toJS(document) : node }));
  const unused = new Set(old);
  const kept = entries.map((entry) => {
    const same = [...unused].find(({ value }) => isSame(value, entry));
    if (same) unused.delete(same);
    return same;
  });
  list.items = entries.map((entry, index) => {
    const inPlace = old[index];
    const before = kept[index] ?? (inPlace && unused.delete(inPlace) ? inPlace : undefined);
    return updated(document, before?.node, entry);
  });
  // A comment above the first entry is about the whole file, and stays at the top.
  const [first, next] = [old[0]?.node, list.items[0]];
  if (first === next || !isNode(first) || !first.commentBefore || !isNode(next)) return;
  next.commentBefore = above(first.commentBefore, next.commentBefore);
  next.spaceBefore = first.spaceBefore ?? false;
  first.commentBefore = null;
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** Removes a field. What stands above it, such as the head of the file or an example of another field, stays. */
function removeField(group: YAMLMap, pair: Pair): void {
  const index = group.items.indexOf(pair);
  group.items.splice(index, 1);
  if (!isNode(pair.key) || !pair.key.commentBefore) return;
  const next = group.items[index]?.key;
  if (!isNode(next)) group.comment = above(pair.key.commentBefore, group.comment);
  else
    Object.assign(next, {
      commentBefore: above(pair.key.commentBefore, next.commentBefore),
      spaceBefore: pair.key.spaceBefore,
    });
}

/** A new field goes after the field that precedes it in the form. */
function updateGroup(document: Document, group: YAMLMap, fields: Readonly<Record<string, unknown>>): void {
  for (const pair of group.items.filter((each) => !(nameOf(each) in fields))) removeField(group, pair);
  let location = 0;
  for (const [name, value] of Object.entries(fields)) {
    const index = group.items.findIndex((pair) => nameOf(pair) === name);
    const pair = group.items[index];
    if (pair) pair.value = updated(document, pair.value, value);
    else group.items.splice(location, 0, document.createPair(name, value));
    location = (pair ? index : location) + 1;
  }
}

function updateScalar(scalar: Scalar, value: unknown): void {
  const isBlock = scalar.type === Scalar.BLOCK_LITERAL || scalar.type === Scalar.BLOCK_FOLDED;
  const [lineEnds = ''] = isBlock ? (/\n*$/.exec(String(scalar.value)) ?? []) : [];
  if (typeof value !== 'string') scalar.type = undefined;
  else if (value.includes('\n') && !isBlock) scalar.type = Scalar.BLOCK_LITERAL;
  // Forms trim a block's trailing line ends.
  scalar.value = typeof value === 'string' && isBlock ? value.trimEnd() + lineEnds : value;
}

/** Updates a node; unchanged parts keep their comments, quotes and style. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  const isSingle = !isRecord(value) && !Array.isArray(value);
  if (isSeq(node) && Array.isArray(value)) updateList(document, node, value);
  else if (isMap(node) && isRecord(value)) updateGroup(document, node, value);
  else if (isScalar(node) && isSingle) updateScalar(node, value);
  else return document.createNode(value);
  return node;
}

/**
 * Updates a YAML text through the yaml package's document; comments, order and quotes stay.
 * @param before the current text; empty for a new file
 */
export function updateYaml(before: string, value: unknown): string {
  if (before === '') return new Document(value).toString(PRINT);
  const document = parseDocument(before);
  if (isSame(document.toJS() ?? (Array.isArray(value) ? [] : {}), value)) return before;
  document.contents = updated(document, document.contents, value) as typeof document.contents;
  return document.toString(PRINT);
}
