import type { Element, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as Markdown } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { ShownFacts } from '../../utils/fact-placeholders';
import { TABLE_CLASS } from '../../utils/page-ids';
import { headingIds } from '../../utils/slugs';
import { element } from './element';
import { labelTasks, type TickTexts } from './label-tasks';
import { markTerms, meaningsHtml, type TermFinder } from './mark-terms';
import { drawDiagrams, type LetterTexts, markLetters } from './marked-quotations';
import { type BodyPictures, placePictures } from './place-pictures';
import { placeFacts, setTypography } from './tree-texts';

/** What an article's body may contain: the elements of GitHub-flavoured markdown and nothing that acts. */
const articleSchema: Schema = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'pre',
    'section',
    'strong',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    a: ['href', 'title', 'id', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: ['align'],
    th: ['align'],
    h2: ['id'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style'],
  // No author writes an id: raw HTML is dropped, and those of footnotes have a prefix already.
  clobber: [],
};

/** A heading that the table of contents can lead to. */
interface RenderedHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A post's body, ready for the page. */
export interface RenderedBody {
  readonly html: string;
  /** What the terms mean that are marked in it, as hidden elements that belong behind it. */
  readonly meanings: string;
  readonly headings: readonly RenderedHeading[];
}

/** The terms of the glossary, and those that the author does not want to have marked. */
interface Glossary {
  readonly finder: TermFinder;
  readonly unmarked: readonly string[];
}

const NO_PICTURES: BodyPictures = new Map();
const HEADING = /^h([2-4])$/;

/** The words of a heading, without the numbers of its footnotes: its id is made from them, and the table of contents has them. */
function headingWords({ children }: Element): string {
  const words = children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' && child.tagName !== 'sup' ? headingWords(child) : '';
  });
  return words.join('').trim();
}

/** A heading can be linked to, so it is its own link; one that holds a link already stays as it is. */
function linkToItself(heading: Element, id: string): void {
  let hasLink = false;
  visit(heading, 'element', ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  if (hasLink) return;
  heading.children = [element('a', { href: `#${id}` }, ...heading.children)];
}

interface MarkedHeading {
  readonly element: Element;
  readonly id: string;
  readonly depth: number;
}

function markHeadings(tree: Root): MarkedHeading[] {
  const found: { readonly element: Element; readonly depth: number }[] = [];
  visit(tree, 'element', (element: Element) => {
    const depth = Number(HEADING.exec(element.tagName)?.[1]);
    if (depth) found.push({ element, depth });
  });
  const ids = headingIds(found.map(({ element }) => headingWords(element)));
  return found.map(({ element, depth }, index) => {
    // The heading of the footnotes is what their links are described by.
    const id = String(element.properties.id ?? ids[index] ?? '');
    element.properties = { ...element.properties, id };
    linkToItself(element, id);
    return { element, id, depth };
  });
}

function markLinks(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName !== 'a') return;
    if (/^https?:/.test(String(element.properties.href ?? ''))) element.properties.rel = ['noopener'];
  });
}

/** Blocks that may run in the direction of their own words; a list does so as a whole, with its bullets. */
const DIRECTED = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'td', 'th']);
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** An Arabic or Hebrew paragraph of an English article runs from right to left. */
function markDirection(tree: Root): void {
  visit(tree, 'element', (block: Element) => {
    if (!DIRECTED.has(block.tagName)) return undefined;
    if (RIGHT_TO_LEFT.test(textOf(block))) block.properties.dir = 'auto';
    return SKIP;
  });
}

/** A first paragraph that is stressed as a whole is a note, such as when the text was written; the text begins after it. */
function markNote(tree: Root): void {
  const first = tree.children.find((child) => child.type === 'element');
  const [only, ...others] = first?.children ?? [];
  if (first?.tagName !== 'p' || only?.type !== 'element' || only.tagName !== 'em' || others.length > 0) return;
  first.properties.className = ['note'];
}

/** The texts of a table, row by row; the first row holds the headings of the columns. */
function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', ({ tagName, children }: Element) => {
    if (tagName !== 'tr') return;
    rows.push(children.flatMap((cell) => (cell.type === 'element' ? [textOf(cell)] : [])));
  });
  return rows;
}

/** A cell longer than this holds words rather than a figure or a day. */
const SHORT_CELL = 16;

/** Whether a table has so many columns of words that it needs more room than a phone has. */
function isWide([headings = [], ...rows]: readonly string[][]): boolean {
  const wordy = headings.filter((_heading, column) => rows.some((row) => (row[column]?.length ?? 0) > SHORT_CELL));
  return wordy.length > 2;
}

/** A wide table scrolls inside its own focusable box instead of widening the page. */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (table: Element, index, parent) => {
    if (table.tagName !== 'table' || index === undefined || !parent) return;
    const rows = rowsOf(table);
    const className = [TABLE_CLASS, ...(isWide(rows) ? ['wide'] : [])];
    const ariaLabel = rows[0]?.filter((text) => text !== '').join(', ');
    parent.children[index] = element('div', { className, tabIndex: 0, role: 'region', ariaLabel }, table);
    return index + 1;
  });
}

/** What an article shows besides its own words. */
export interface Additions {
  /** The pictures in the folder of the post, ready for every screen. */
  readonly pictures?: BodyPictures;
  /** What is shown in place of `{fact:id}`; the id of a heading keeps the name, so that links to it keep working. */
  readonly facts?: ShownFacts;
  /** Without it no term is marked. */
  readonly glossary?: Glossary;
  /** Without them a letter is a quotation like any other. */
  readonly letter?: LetterTexts;
  /** Without them ticks are not kept. */
  readonly ticks?: TickTexts;
}

/**
 * Renders parsed markdown to HTML that is safe to put into a page:
 * raw HTML is dropped and everything outside the article schema is taken out.
 */
export function renderBody(
  markdown: Markdown,
  { pictures = NO_PICTURES, facts = {}, glossary, letter, ticks }: Additions = {},
): RenderedBody {
  const tree = sanitize(toHast(markdown), articleSchema) as Root;
  // The ids are made from the words as they are typed, so that links to them need no typographic signs.
  const headings = markHeadings(tree);
  placeFacts(tree, facts);
  setTypography(tree);
  markLinks(tree);
  markDirection(tree);
  labelTasks(tree, ticks);
  markNote(tree);
  drawDiagrams(tree);
  wrapTables(tree);
  placePictures(tree, pictures);
  const terms = glossary ? markTerms(tree, glossary.finder, glossary.unmarked) : [];
  if (letter) markLetters(tree, letter);
  return {
    html: toHtml(tree),
    meanings: meaningsHtml(terms),
    headings: headings.map(({ element, id, depth }) => ({ id, text: headingWords(element), depth })),
  };
}
