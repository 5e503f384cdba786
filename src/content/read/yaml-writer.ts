import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../utils/is-record';
import { keepLineEnds, type LineEnd, lineEndOf, withLineEnd } from './file-text';

/** Lines are as long as their texts, and a short list is `[one, two]`. */
const PRINT = { lineWidth: 0, flowCollectionPadding: false };

type Group = Readonly<Record<string, unknown>>;

/** Whether two values say the same; an editor takes the spaces around a text away. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => saysTheSame(entry, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && saysTheSame(a[key], b[key]));
}

const isBlockText = ({ type }: Scalar): boolean => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

/** A value as new YAML; a text of several lines is written as a block, under a `|`. */
function print(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === 'string' && scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString(PRINT);
}

/** A value, or a text with its quotes, as YAML on one line, as it is written between brackets. */
function printInFlow(value: unknown): string {
  const list = new Document([value]);
  visit(list, {
    Collection: (_key, node) => {
      node.flow = true;
    },
  });
  return list.toString(PRINT).trim().slice(1, -1);
}

/** Lines from the second on as far to the right as the first one, which is in its place. */
const indented = (text: string, column: number): string => text.replace(/\n(?=[^\r\n])/g, `\n${' '.repeat(column)}`);

/** A scalar with another value in the style of the old one. */
function restyled(old: Scalar, value: unknown, isInFlow: boolean): Scalar {
  const next = new Scalar(value);
  if (typeof value !== 'string') return next;
  const isBlock = !isInFlow && (isBlockText(old) || value.includes('\n'));
  next.type = isBlock ? (isBlockText(old) ? old.type : Scalar.BLOCK_LITERAL) : isBlockText(old) ? undefined : old.type;
  // A form takes the line ends away with which a block ends.
  if (isBlock && isBlockText(old)) next.value = value.trimEnd() + (/\n*$/.exec(String(old.value))?.[0] ?? '');
  return next;
}

/** Text in place of that between two offsets. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A field or an entry of a list, with the lines that belong to it. */
interface Child {
  readonly node: Node;
  /** The name of a field; `undefined` for an entry of a list. */
  readonly name?: string;
  /** Where its name or its hyphen is. */
  readonly start: number;
  /** The beginning of its first line, or of the comment right above. */
  readonly top: number;
  /** The end of its last line. */
  readonly end: number;
}

const firstOf = (node: Node): number => node.range?.[0] ?? 0;
const lastOf = (node: Node): number => node.range?.[1] ?? 0;

/** Where the hyphens of a list are. */
function hyphensOf({ srcToken }: YAMLSeq): number[] {
  if (srcToken?.type !== 'block-seq') return [];
  return srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
}

const isInPlace = (matched: readonly (Child | undefined)[], children: readonly Child[]): boolean =>
  matched.length === children.length && matched.every((child, index) => child === children[index]);

/** Writes other values into a YAML text; what says the same stays as it is, to the byte. */
class YamlWriter {
  private edits: Edit[] = [];

  /**
   * @param text the YAML as it is written
   * @param plain the same with a line feed for each carriage return alone, so that all offsets are equal
   */
  constructor(
    private readonly text: string,
    private readonly plain: string,
    private readonly document: Document,
    private readonly lineEnd: LineEnd,
  ) {}

  /** The text between two offsets as it will be. */
  slice(from = 0, to = this.text.length): string {
    const inside = this.edits.filter((edit) => edit.from >= from && edit.to <= to);
    let at = from;
    const parts = inside
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .flatMap((edit) => {
        const before = this.text.slice(at, edit.from);
        at = edit.to;
        return [before, edit.text];
      });
    return [...parts, this.text.slice(at, to)].join('');
  }

  private replace(from: number, to: number, text: string): void {
    if (to > from) this.edits = this.edits.filter((edit) => edit.from < from || edit.to > to);
    this.edits.push({ from, to, text: keepLineEnds(this.text.slice(from, to), text, this.lineEnd) });
  }

  private lineStart(offset: number): number {
    return offset === 0 ? 0 : this.plain.lastIndexOf('\n', offset - 1) + 1;
  }

  private column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  private endsLine(offset: number): boolean {
    return this.plain[offset - 1] === '\n';
  }

  /** The first of the comment lines that are right above a child and as far to the left. */
  private topOf(start: number, previousEnd: number): number {
    let top = this.lineStart(start);
    while (top > previousEnd) {
      const above = this.lineStart(top - 1);
      const indent = /^ *(?=#)/.exec(this.plain.slice(above, top))?.[0].length;
      if (indent === undefined || indent > this.column(start)) return top;
      top = above;
    }
    return top;
  }

  private childrenOf(nodes: readonly { node: Node; start: number; name?: string }[]): Child[] {
    const children: Child[] = [];
    for (const child of nodes) {
      const last = lastOf(child.node);
      const nextLine = this.plain.indexOf('\n', last) + 1;
      const end = last > child.start && this.endsLine(last) ? last : nextLine || this.text.length;
      const previous = children.at(-1);
      children.push({ ...child, top: previous ? this.topOf(child.start, previous.end) : child.start, end });
    }
    return children;
  }

  private scalar(node: Scalar, value: unknown, column: number, isInFlow: boolean): void {
    const [from, to] = [firstOf(node), lastOf(node)];
    const next = restyled(node, value, isInFlow);
    const gap = from === to && /[:-]/.test(this.plain[from - 1] ?? '') ? ' ' : '';
    if (isInFlow) {
      this.replace(from, to, gap + printInFlow(next));
      return;
    }
    const written = withLineEnd(this.text.slice(from, to));
    const [, ...lines] = isBlockText(node) ? written.split('\n') : [];
    const indent = (/^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0) - column;
    const lineWidth = next.type === Scalar.BLOCK_FOLDED ? Math.max(...lines.map((line) => line.length)) - column : 0;
    const printed = new Document({ k: next }).toString({ ...PRINT, lineWidth, indent: Math.max(indent, 0) || 2 });
    const text = printed.slice('k: '.length).trimEnd() + (/\n+$/.exec(written)?.[0] ?? '');
    this.replace(from, to, gap + indented(text, column));
  }

  /** Writes a field or an entry again as a whole. */
  private rewrite({ start, name, node }: Child, value: unknown): void {
    const printed = print(name === undefined ? [value] : { [name]: value }).trimEnd();
    const end = lastOf(node);
    const text = this.endsLine(end) ? `${printed}\n` : printed;
    this.replace(start, end, indented(text, this.column(start)));
  }

  /** Adds lines after those of a child. */
  private insertAfter(end: number, text: string): void {
    this.replace(end, end, this.endsLine(end) ? `${text}\n` : `\n${text}`);
  }

  private removeFields(children: readonly Child[], isGone: (child: Child) => boolean): void {
    const kept = children.findIndex((child) => !isGone(child));
    const before = children[kept - 1];
    // The first field may follow a hyphen, after which the next one moves up.
    if (before) this.replace(children[0]?.start ?? 0, before.end + this.plain.slice(before.end).search(/\S/), '');
    for (const child of children.slice(kept).filter(isGone)) this.replace(child.top, child.end, '');
  }

  private map(map: YAMLMap<Scalar, Node>, value: Group, column: number): boolean {
    const children = this.childrenOf(
      map.items.map(({ key, value: node }) => ({ name: String(key.value), start: firstOf(key), node: node ?? key })),
    );
    if (!children.some(({ name = '' }) => name in value)) return false;
    const indent = ' '.repeat(column);
    let previous: Child | undefined;
    const before: string[] = [];
    for (const [name, entry] of Object.entries(value)) {
      const child = children.find((each) => each.name === name);
      if (child) this.child(child, entry);
      else if (previous) this.insertAfter(previous.end, indent + indented(print({ [name]: entry }).trimEnd(), column));
      else before.push(`${indented(print({ [name]: entry }), column)}${indent}`);
      previous = child ?? previous;
    }
    const start = children[0]?.start ?? 0;
    if (before.length > 0) this.replace(start, start, before.join(''));
    this.removeFields(children, ({ name = '' }) => !(name in value));
    return true;
  }

  /** For each new entry of a list the old one that says the same or is in its place. */
  private matched(old: readonly Child[], values: readonly unknown[]): (Child | undefined)[] {
    const free = new Set(old);
    const same = values.map((value) => {
      const child = [...free].find(({ node }) => saysTheSame(this.valueOf(node), value));
      if (child) free.delete(child);
      return child;
    });
    return values.map((_value, index) => {
      const before = old[index];
      return same[index] ?? (before && free.has(before) ? before : undefined);
    });
  }

  private list(list: YAMLSeq<Node>, values: readonly unknown[], column: number): boolean {
    const hyphens = hyphensOf(list);
    const children = this.childrenOf(list.items.map((node, index) => ({ node, start: hyphens[index] ?? 0 })));
    const [first] = children;
    const last = children.at(-1);
    if (!first || !last || values.length === 0 || hyphens.length < children.length) return false;
    const matched = this.matched(children, values);
    for (const [index, child] of matched.entries()) if (child) this.child(child, values[index]);
    if (isInPlace(matched, children)) return true;
    const gaps = children.map(({ top }, index) => this.text.slice(children[index - 1]?.end ?? top, top));
    const blank = gaps.length > 1 && gaps.at(-1)?.trim() === '' ? (gaps.at(-1) ?? '') : '';
    const indent = ' '.repeat(column);
    const lines = matched.map((child, index) => {
      const text = child
        ? (child === first ? indent : '') + this.slice(child.top, child.end).replace(/[\r\n]+$/, '')
        : indent + indented(print([values[index]]).trimEnd(), column);
      return `${gaps[index] ?? blank}${text}`;
    });
    const end = this.endsLine(last.end) ? '\n' : '';
    this.replace(first.start, last.end, `${lines.join('\n')}${end}`.slice(column));
    return true;
  }

  /** Fields between braces: another set of names is written again as a whole. */
  private flowMap({ items }: YAMLMap<Scalar, Node>, value: Group): boolean {
    if (items.length !== Object.keys(value).length || !items.every(({ key }) => String(key.value) in value))
      return false;
    for (const { key, value: entry } of items) if (entry) this.update(entry, value[String(key.value)], 0, true);
    return true;
  }

  /** A list between brackets; one that gets longer or shorter is written on one line. */
  private flowList(list: YAMLSeq<Node>, values: readonly unknown[]): boolean {
    if (values.length === 0) return false;
    const children = list.items.map((node) => ({ node, start: 0, top: firstOf(node), end: lastOf(node) }));
    const matched = this.matched(children, values);
    for (const [index, child] of matched.entries()) if (child) this.update(child.node, values[index], 0, true);
    if (isInPlace(matched, children)) return true;
    const entries = matched.map((child, index) =>
      child ? this.slice(child.top, child.end) : printInFlow(values[index]),
    );
    const padding = /^\[ .* \]$/.test(this.text.slice(firstOf(list), lastOf(list))) ? ' ' : '';
    this.replace(firstOf(list), lastOf(list), `[${padding}${entries.join(', ')}${padding}]`);
    return true;
  }

  private valueOf(node: Node): unknown {
    return node.toJS(this.document);
  }

  private child(child: Child, value: unknown): void {
    if (!this.update(child.node, value, this.column(child.start))) this.rewrite(child, value);
  }

  /**
   * @param column of the name or the hyphen before the value, by which the lines below are indented
   * @returns false where the value is of another kind and has to be written again
   */
  update(node: Node, value: unknown, column: number, isInFlow = false): boolean {
    if (saysTheSame(this.valueOf(node), value)) return true;
    if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
      this.scalar(node, value, column, isInFlow);
      return true;
    }
    const isKept = this.collection(node, value);
    if (!isKept && isInFlow) this.replace(firstOf(node), lastOf(node), printInFlow(value));
    return isKept || isInFlow;
  }

  private collection(node: Node, value: unknown): boolean {
    if (isMap<Scalar, Node>(node) && isRecord(value)) {
      return node.flow ? this.flowMap(node, value) : this.map(node, value, this.column(firstOf(node)));
    }
    if (isSeq<Node>(node) && Array.isArray(value)) {
      return node.flow ? this.flowList(node, value) : this.list(node, value, this.column(firstOf(node)));
    }
    return false;
  }
}

/**
 * A YAML text with another value. What says the same is left as it is written: comments, blank lines, quotes, line ends.
 * @param before the text as it was, without a byte order mark; empty for a new file
 * @param lineEnd how new lines end
 */
export function writeYaml(before: string, value: unknown, lineEnd = lineEndOf(before)): string {
  const plain = before.replace(/\r(?!\n)/g, '\n');
  const document: Document = parseDocument(plain, { keepSourceTokens: true });
  const { contents } = document;
  // A file of comments alone is an empty list.
  const isStillEmpty = contents === null && Array.isArray(value) && value.length === 0;
  if (before !== '' && (isStillEmpty || saysTheSame(document.toJS(), value))) return before;
  if (contents === null)
    return (
      withLineEnd(before && !/[\r\n]$/.test(before) ? `${before}\n` : before, lineEnd) +
      withLineEnd(print(value), lineEnd)
    );
  const writer = new YamlWriter(before, plain, document, lineEnd);
  const text = writer.update(contents, value, 0) ? writer.slice() : '';
  // Whatever is written in a way that was not thought of, such as `? name`, is written again as a whole.
  const written: unknown = text === '' ? undefined : parseDocument(text.replace(/\r(?!\n)/g, '\n')).toJS();
  return saysTheSame(written, value) ? text : withLineEnd(print(value), lineEnd);
}
