import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { headingIds } from '../../utils/slugs';
import { element, isElement } from './element';

/** A heading that the table of contents can lead to. */
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

/** The words of a heading, without the numbers of its footnotes: its id is made from them, and the table of contents has them. */
function wordsOf({ children }: Element): string {
  const words = children.map((child) => {
    if (child.type === 'text') return child.value;
    return isElement(child) && child.tagName !== 'sup' ? wordsOf(child) : '';
  });
  return words.join('').trim();
}

/**
 * Gives every heading an id, and makes it its own link unless it holds one. The ids are those that the content check knows
 * (`headingIds`); rehype-slug cannot leave out the ids of the page around an article. They come from the words as they are
 * typed, so that links to them need no typographic signs.
 */
export function rehypeHeadings() {
  return (tree: Root): void => {
    const headings = headingsIn(tree);
    const ids = headingIds(headings.map(wordsOf));
    for (const [index, heading] of headings.entries()) {
      // The heading of the footnotes is what their links are described by.
      const id = String(heading.properties.id ?? ids[index] ?? '');
      heading.properties = { ...heading.properties, id };
      if (!holdsLink(heading)) heading.children = [element('a', { href: `#${id}` }, ...heading.children)];
    }
  };
}

/** The headings of a rendered text, in its order. */
export const renderedHeadings = (tree: Root): RenderedHeading[] =>
  headingsIn(tree).map((heading) => ({
    id: String(heading.properties.id),
    text: wordsOf(heading),
    depth: Number(HEADING.exec(heading.tagName)?.[1]),
  }));
