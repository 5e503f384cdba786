import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingIds } from '../utils/slugs';
import { element, isElement } from './element';

/** A heading for the table of contents. */
export interface RenderedHeading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

const HEADING = /^h([2-4])$/;

function headingsIn(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (HEADING.test(node.tagName)) found.push(node);
  });
  return found;
}

function holdsLink(heading: Element): boolean {
  let hasLink = false;
  visit(heading, 'element', ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  return hasLink;
}

/** The words of a heading or a cell without footnote numbers, for its id, a label or the table of contents. */
export function wordsOf({ children }: Element): string {
  const words = children.map((child) => {
    if (child.type === 'text') return child.value;
    return isElement(child) && child.tagName !== 'sup' ? wordsOf(child) : '';
  });
  return words.join('').trim();
}

/**
 * Gives every heading an id, and makes it link to itself unless it contains a link. The ids match the content check's
 * (`headingIds`); rehype-slug cannot avoid the ids of the page around an article. They come from the words as typed, so that
 * links to them need no typographic characters.
 */
export function rehypeHeadings() {
  return (tree: Root): void => {
    const headings = headingsIn(tree);
    const ids = headingIds(headings.map(wordsOf));
    for (const [index, heading] of headings.entries()) {
      // Keeps the id of the footnotes' heading, which their links name in aria-describedby.
      const id = String(heading.properties.id ?? ids[index] ?? '');
      heading.properties = { ...heading.properties, id };
      if (!holdsLink(heading)) heading.children = [element('a', { href: `#${id}` }, ...heading.children)];
    }
  };
}

/** The headings of a rendered text, in order. */
export const renderedHeadings = (tree: Root): RenderedHeading[] =>
  headingsIn(tree).map((heading) => ({
    id: String(heading.properties.id),
    text: wordsOf(heading),
    depth: Number(HEADING.exec(heading.tagName)?.[1]),
  }));
