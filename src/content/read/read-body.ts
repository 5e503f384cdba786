import type { Code, Definition, FootnoteDefinition, Image, Link, Node, Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type NamedFact, namedFacts } from '../../utils/fact-placeholders';
import { headingIds } from '../../utils/slugs';
import * as check from './check-body';
import { FigureCollector, type FigureGroup } from './figures';
import { parseMarkdown } from './parse-markdown';
import { type Details, type Place, type Problem, problem } from './problem';
import type { RuleId } from './rules';

/** A link or picture target in a post's text. */
interface BodyAddress extends Place {
  readonly url: string;
  readonly kind: 'link' | 'picture';
}

/** A fact named in a post's text. */
type PlacedFact = Omit<NamedFact, 'at'> & Place;

/** A post's text, as far as the rules need it. */
export interface BodyRecord {
  /** The line of the file on which it starts. */
  readonly line: number;
  /** The ids of its headings on the page. */
  readonly anchors: readonly string[];
  readonly addresses: readonly BodyAddress[];
  /** The facts it names outside code. */
  readonly facts: readonly PlacedFact[];
  /** Its figures by section. */
  readonly figures: readonly FigureGroup[];
  readonly problems: readonly Problem[];
}

/** Stands for a missing text. */
export const NO_BODY: BodyRecord = { line: 1, anchors: [], addresses: [], facts: [], figures: [], problems: [] };

const LABEL = { includeHtml: false, includeImageAlt: true };
const HEADING_TEXT = { includeHtml: false, includeImageAlt: false };

/** Words of a paragraph, and elements that contain words. */
const WORDS = ['text', 'emphasis', 'strong', 'delete', 'break'];
const LINKS = ['link', 'linkReference'];

/** Parts of a paragraph that contain none. */
function othersIn(node: Node, kept: readonly string[]): Node[] {
  const children = 'children' in node && Array.isArray(node.children) ? (node.children as readonly Node[]) : [];
  return children.flatMap((child) => (kept.includes(child.type) ? othersIn(child, kept) : [child]));
}

/** The heading ids of a text. As on the page, footnotes come last, and unreferenced footnotes are left out. */
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

/** Collects the relevant parts of a parsed text. */
class BodyReader {
  readonly facts: PlacedFact[] = [];
  readonly problems: Problem[] = [];
  readonly figures = new FigureCollector();
  private readonly headings: check.BodyHeading[] = [];
  private readonly addressed: (Link | Image | Definition)[] = [];
  /** Reference names of pictures. */
  private readonly pictured = new Set<string>();

  /**
   * @param body the whole text
   * @param file the name for reports
   * @param firstLine the line of the file on which the text starts
   */
  constructor(
    readonly body: string,
    readonly file: string,
    readonly firstLine: number,
  ) {}

  read(tree: Root): void {
    visit(tree, (node) => this.see(node));
    this.problems.push(...check.checkHeadings(this.headings));
  }

  /** The text's targets; a definition is a picture's if a picture refers to it. */
  get addresses(): BodyAddress[] {
    return this.addressed.map((node) => {
      const isPicture = node.type === 'image' || (node.type === 'definition' && this.pictured.has(node.identifier));
      return { ...this.placeOf(node), url: node.url, kind: isPicture ? 'picture' : 'link' };
    });
  }

  private readonly placeOf = ({ position }: Node): Place => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    return { file: this.file, line: line + this.firstLine - 1, column };
  };

  private report(rule: RuleId, node: Node, message: string, details?: Details): void {
    this.problems.push(problem(rule, this.placeOf(node), message, details));
  }

  private see(node: Nodes): void {
    this.figures.see(node);
    if (node.type === 'blockquote') this.problems.push(...check.checkBlock(node, this.placeOf));
    else if (node.type === 'html') this.problems.push(...check.checkHtml(node.value, this.placeOf(node)));
    else if (node.type === 'table') this.table(node);
    else if (node.type === 'code') this.code(node);
    else if (node.type === 'heading')
      this.headings.push({ ...this.placeOf(node), depth: node.depth, text: textOf(node, HEADING_TEXT) });
    else if (node.type === 'imageReference') this.pictured.add(node.identifier);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') this.address(node);
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') this.prose(node);
    this.labels(node);
  }

  private labels(node: Nodes): void {
    if (LINKS.includes(node.type) && textOf(node, LABEL).trim() === '')
      this.report('link-empty', node, 'This link has no words');
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      this.report('alt-missing', node, 'This picture has no description');
  }

  private address(node: Link | Image | Definition): void {
    if (node.url.trim() === '') this.report('link-empty', node, 'This link has no address');
    else this.addressed.push(node);
  }

  private typed({ position }: Node): string {
    return this.body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }

  /** The literal words of a paragraph, heading or cell; anything else becomes blank. */
  private proseOf(node: Node, kept: readonly string[]): check.Prose {
    const start = node.position?.start.offset ?? 0;
    const whole = this.typed(node);
    const text = othersIn(node, kept).reduce((rest, { position }) => {
      const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start];
      return rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]/g, ' ') + rest.slice(to);
    }, whole);
    const { file, line, column } = this.placeOf(node);
    const placeAt = (index: number): Place => {
      const before = whole.slice(0, index).split('\n');
      const last = before.at(-1)?.length ?? 0;
      return { file, line: line + before.length - 1, column: before.length === 1 ? column + last : last + 1 };
    };
    return { text, typed: whole, placeAt };
  }

  private prose(node: Node): void {
    const prose = this.proseOf(node, WORDS);
    this.problems.push(...check.checkProse(prose));
    this.figures.prose(prose);
    const withLinks = this.proseOf(node, [...WORDS, ...LINKS]);
    for (const { at, ...fact } of namedFacts(withLinks.text)) this.facts.push({ ...fact, ...prose.placeAt(at) });
  }

  private table(node: Table): void {
    for (const [index, cell] of node.children[0]?.children.entries() ?? []) {
      if (textOf(cell, LABEL).trim() === '')
        this.report('table-header-empty', node, `Column ${index + 1} of this table has no heading`);
    }
    const [{ children: columns = [] } = {}, ...rows] = node.children;
    for (const { children: cells } of rows) {
      const [extra] = cells.slice(columns.length);
      if (!extra) continue;
      const message = `This row has ${cells.length} cells, but the table has ${columns.length} columns`;
      this.report('table-cell-lost', extra, message, { found: this.typed(extra) });
    }
  }

  /** Markdown treats lines indented by four spaces or a tab as code. */
  private code(node: Code): void {
    if (/^\s*(?:```|~~~)/.test(this.typed(node))) return;
    const message = 'These lines begin with four spaces or a tab, so they are shown as code';
    const fix = 'Remove the spaces or the tab. For code, put a line ``` before and after it.';
    this.report('markdown-unread', node, message, { found: node.value, fix });
  }
}

/**
 * Reads a post's text (GitHub-flavoured markdown) and checks everything that needs no other file.
 * @param body the markdown below the front matter
 * @param file the name for reports
 * @param line the line of the file on which the text starts
 */
export function readBody(body: string, file: string, line: number): BodyRecord {
  if (body.trim() === '')
    return {
      ...NO_BODY,
      problems: [problem('body-empty', { file, line, column: 1 }, 'There is no text below the front matter')],
    };
  const reader = new BodyReader(body, file, line);
  const tree = parseMarkdown(body);
  reader.read(tree);
  const { addresses, facts, figures, problems } = reader;
  return {
    line,
    anchors: anchorsOf(tree),
    addresses,
    facts,
    figures: figures.groups,
    problems: check.withOneList(problems),
  };
}
