import type {
  Blockquote,
  Code,
  FootnoteDefinition,
  Heading,
  Html,
  Image,
  ImageReference,
  Link,
  LinkReference,
  Node,
  Paragraph,
  Root,
  Table,
  Text,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type NamedFact, namedFacts } from '../../utils/fact-placeholders';
import { headingIds } from '../../utils/slugs';
import { AddressCollector, type AddressNode, FigureCollector, type FigureGroup } from './body-collectors';
import {
  type BodyHeading,
  type BulletLine,
  bulletLines,
  checkBlock,
  checkBullets,
  checkHeadings,
  checkHtml,
  checkProse,
  type Prose,
} from './check-body';
import { CONTROL, controlProblem } from './control-characters';
import { parseMarkdown } from './parse-markdown';
import { type Place, type Problem, problem } from './problem';

/** An address in a post's text. */
interface BodyAddress extends Place {
  readonly url: string;
  readonly kind: AddressNode['kind'];
}

/** A fact that a post's text names. */
type PlacedFact = Omit<NamedFact, 'at'> & Place;

/** What the rules need to know of a post's text. */
export interface BodyRecord {
  /** The line of the file on which it begins. */
  readonly line: number;
  /** The ids that its headings get on the page. */
  readonly anchors: readonly string[];
  readonly addresses: readonly BodyAddress[];
  /** The facts that it names outside code. */
  readonly facts: readonly PlacedFact[];
  /** Its figures, section by section. */
  readonly figures: readonly FigureGroup[];
  readonly problems: readonly Problem[];
}

/** What is known of a text that is not there. */
export const NO_BODY: BodyRecord = { line: 1, anchors: [], addresses: [], facts: [], figures: [], problems: [] };

/**
 * A heading without the space that markdown needs: nothing, or a space of another width, follows its signs. A single # is
 * more often a number or a tag: #1, #nursing.
 */
const UNSPACED_HEADING = /^[ \t>]*(#{2,6})(?![ \t#]|$).*/gm;

const LABEL = { includeHtml: false, includeImageAlt: true };
const HEADING_TEXT = { includeHtml: false, includeImageAlt: false };

/** What of a paragraph is words, or holds words. */
const WORDS = new Set(['text', 'emphasis', 'strong', 'delete', 'break']);

/** The parts of a paragraph that are no words: links, pictures, code, HTML. */
function blanksIn(node: Node): Node[] {
  const children = 'children' in node && Array.isArray(node.children) ? (node.children as readonly Node[]) : [];
  return children.flatMap((child) => (WORDS.has(child.type) ? blanksIn(child) : [child]));
}

/**
 * The ids of the headings of a text. As on the page, those in its footnotes come last, and a footnote that nobody refers to
 * is not shown.
 */
function anchorsOf(tree: Root): string[] {
  const referred = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier));
  const words: string[] = [];
  const inNotes: string[] = [];
  const collect = (root: Root | FootnoteDefinition, into: string[]): void =>
    visit(root, (node) => {
      if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) into.push(textOf(node, HEADING_TEXT));
      if (node.type !== 'footnoteDefinition' || node === root) return undefined;
      if (referred.has(node.identifier)) collect(node, inNotes);
      return SKIP;
    });
  collect(tree, words);
  return headingIds([...words, ...inNotes]);
}

/** Collects what matters of a parsed text. */
class BodyReader {
  readonly headings: BodyHeading[] = [];
  readonly addresses: BodyAddress[] = [];
  readonly facts: PlacedFact[] = [];
  readonly problems: Problem[] = [];
  readonly figures = new FigureCollector();
  private readonly bullets: BulletLine[] = [];

  /**
   * @param body the whole text
   * @param columnIn finds the column of words on a line of the file, each time after the last one that it found
   */
  constructor(
    readonly body: string,
    readonly placeOf: (node: Node) => Place,
    readonly columnIn: (line: number, words: string) => number,
  ) {}

  link(node: Link): void {
    const place = this.placeOf(node);
    if (textOf(node, LABEL).trim() === '') this.problems.push(problem('link-empty', place, 'This link has no words'));
  }

  linkReference(node: LinkReference): void {
    if (textOf(node, LABEL).trim() !== '') return;
    this.problems.push(problem('link-empty', this.placeOf(node), 'This link has no words'));
  }

  picture(node: Image | ImageReference): void {
    if ((node.alt ?? '').trim() !== '') return;
    this.problems.push(problem('alt-missing', this.placeOf(node), 'This picture has no description'));
  }

  address({ node, kind }: AddressNode): void {
    const place = this.placeOf(node);
    if (node.url.trim() === '') this.problems.push(problem('link-empty', place, 'This link has no address'));
    else this.addresses.push({ ...place, url: node.url, kind });
  }

  html(node: Html): void {
    this.problems.push(...checkHtml(node.value, this.placeOf(node)));
  }

  text(node: Text): void {
    if (!node.value.includes('{')) return;
    const { file, line: first } = this.placeOf(node);
    for (const { at, ...fact } of namedFacts(node.value)) {
      const line = first + node.value.slice(0, at).split('\n').length - 1;
      this.facts.push({ ...fact, file, line, column: this.columnIn(line, fact.written) });
    }
  }

  private typed({ position }: Node): string {
    return this.body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  /** The words of a paragraph, a heading or a cell as they are typed. */
  private proseOf(node: Node): Prose {
    const start = node.position?.start.offset ?? 0;
    const whole = this.typed(node);
    const text = blanksIn(node).reduce((rest, { position }) => {
      const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start];
      return rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]/g, ' ') + rest.slice(to);
    }, whole);
    const { file, line, column } = this.placeOf(node);
    const placeAt = (index: number): Place => {
      const before = whole.slice(0, index).split('\n');
      const last = before.at(-1)?.length ?? 0;
      return { file, line: line + before.length - 1, column: before.length === 1 ? column + last : last + 1 };
    };
    return { text, placeAt };
  }

  prose(node: Node): void {
    const prose = this.proseOf(node);
    this.problems.push(...checkProse(prose));
    this.figures.prose(prose);
    if (node.type !== 'paragraph') return;
    this.problems.push(...this.unspacedHeadings(this.typed(node), prose.placeAt));
    this.bullets.push(...bulletLines(prose));
  }

  table(node: Table): void {
    const columns = node.children[0]?.children ?? [];
    for (const [index, cell] of columns.entries()) {
      if (textOf(cell, LABEL).trim() !== '') continue;
      const message = `Column ${index + 1} of this table has no heading`;
      this.problems.push(problem('table-header-empty', this.placeOf(node), message));
    }
  }

  /** Markdown takes lines that begin with four spaces or a tab for code. */
  code(node: Code): void {
    const start = node.position?.start.offset ?? 0;
    if (/^\s*(?:```|~~~)/.test(this.body.slice(start))) return;
    const message = 'These lines begin with four spaces or a tab, so they are shown as code';
    this.problems.push(problem('code-indented', this.placeOf(node), message, { found: node.value }));
  }

  /** Markdown takes a heading without a space after its # for words of the paragraph, and shows the #. */
  private unspacedHeadings(typed: string, placeAt: Prose['placeAt']): Problem[] {
    return [...typed.matchAll(UNSPACED_HEADING)].map(({ 0: found, 1: signs, index }) => {
      const details = { found: found.trim(), fix: `Write an ordinary space after ${signs}.` };
      const signsAt = index + found.indexOf('#');
      return problem(
        'heading-unspaced',
        placeAt(signsAt),
        'This is not a heading without a space after the #',
        details,
      );
    });
  }

  /** Visits every node once; with a visitor per kind, walking the tree again and again took most of the time. */
  read(tree: Root): void {
    const collector = new AddressCollector();
    const readers: Partial<Record<string, (node: never) => unknown>> = {
      blockquote: (node: Blockquote) => this.problems.push(...checkBlock(node, this.placeOf)),
      heading: (node: Heading) => {
        this.headings.push({ ...this.placeOf(node), depth: node.depth, text: textOf(node, HEADING_TEXT) });
        this.prose(node);
      },
      paragraph: (node: Paragraph) => this.prose(node),
      table: (node: Table) => this.table(node),
      tableCell: (node: Node) => this.prose(node),
      code: (node: Code) => this.code(node),
      text: (node: Text) => this.text(node),
      html: (node: Html) => this.html(node),
      link: (node: Link) => this.link(node),
      linkReference: (node: LinkReference) => this.linkReference(node),
      imageReference: (node: ImageReference) => this.picture(node),
      image: (node: Image) => this.picture(node),
    };
    visit(tree, (node) => {
      this.figures.see(node);
      readers[node.type]?.(node as never);
      collector.see(node);
    });
    for (const address of collector.addresses) this.address(address);
    this.problems.push(...checkBullets(this.bullets));
  }
}

/** The first control character of a text, where there is one. */
function controlIn(body: string, file: string, bodyLine: number): Problem[] {
  const index = body.search(CONTROL);
  if (index === -1) return [];
  const before = body.slice(0, index).split('\n');
  const place = { file, line: bodyLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
  return [controlProblem(place, body.split('\n')[before.length - 1] ?? '')];
}

/** Finds words in the lines of a text one after the other: the column of the next occurrence on a line. */
function columnFinder(body: string, bodyLine: number): (line: number, words: string) => number {
  const lines = body.split('\n');
  const searched = new Map<number, number>();
  return (line, words) => {
    const found = lines[line - bodyLine]?.indexOf(words, searched.get(line) ?? 0) ?? -1;
    if (found === -1) return 1;
    searched.set(line, found + words.length);
    return found + 1;
  };
}

/**
 * Reads the text of a post (GitHub-flavoured markdown) and checks what needs no other file.
 * @param body the markdown below the front matter
 * @param file the name that reports use
 * @param bodyLine the line of the file on which the text begins
 */
export function readBody(body: string, file: string, bodyLine: number): BodyRecord {
  if (body.trim() === '') {
    const place = { file, line: bodyLine, column: 1 };
    return { ...NO_BODY, problems: [problem('body-empty', place, 'The article has no text')] };
  }
  const reader = new BodyReader(
    body,
    ({ position }) => {
      const { line, column } = position?.start ?? { line: 1, column: 1 };
      return { file, line: line + bodyLine - 1, column };
    },
    columnFinder(body, bodyLine),
  );
  const tree = parseMarkdown(body);
  reader.read(tree);
  return {
    line: bodyLine,
    anchors: anchorsOf(tree),
    addresses: reader.addresses,
    facts: reader.facts,
    figures: reader.figures.groups,
    problems: [...controlIn(body, file, bodyLine), ...reader.problems, ...checkHeadings(reader.headings)],
  };
}
