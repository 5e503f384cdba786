import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { termPath } from '../routes';
import { TERM_CLASS } from '../utils/page-attributes';
import { element, hasClass, textNode } from './element';
import { type Term, TermFinder } from './term-finder';

/** The glossary's terms, and those the author wants left unmarked. */
export interface Glossary {
  readonly finder: TermFinder;
  readonly unmarked: readonly string[];
}

/** A glossary without a term. */
export const NO_GLOSSARY: Glossary = { finder: new TermFinder([]), unmarked: [] };

/** The id of a term's explanation on an article's page. Heading ids contain no colon. */
const meaningId = (anchor: string): string => `term:${anchor}`;

/** More would disturb reading. */
const MOST_TERMS = 8;

/** Quotations, headings and interactive elements stay unmarked; `section` holds the footnotes. */
const UNMARKED: readonly string[] = [
  'a',
  'blockquote',
  'code',
  'h2',
  'h3',
  'h4',
  'label',
  'pre',
  'section',
  'sup',
  'th',
];

function link({ anchor }: Term, words: string): Element {
  const properties = { href: termPath(anchor), className: [TERM_CLASS], ariaDescribedBy: [meaningId(anchor)] };
  return element('a', properties, words);
}

class Marker {
  readonly marked = new Set<Term>();

  constructor(
    readonly finder: TermFinder,
    readonly unmarked: ReadonlySet<string>,
  ) {}

  /** A text with a link for the first occurrence of each term; `undefined` if it has none. */
  mark({ value }: Text): ElementContent[] | undefined {
    const parts: ElementContent[] = [];
    let from = 0;
    for (const { term, words, index } of this.finder.find(value)) {
      if (this.marked.has(term) || this.unmarked.has(term.term) || this.marked.size >= MOST_TERMS) continue;
      this.marked.add(term);
      parts.push(textNode(value.slice(from, index)), link(term, words));
      from = index + words.length;
    }
    return from === 0 ? undefined : [...parts, textNode(value.slice(from))];
  }
}

/** Links the first use of each term in running text to the glossary. */
export function rehypeTerms({ finder, unmarked }: Glossary) {
  return (tree: Root): void => {
    const marker = new Marker(finder, new Set(unmarked));
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && UNMARKED.includes(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = marker.mark(node);
      if (!parts) return undefined;
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

/** The terms marked in a text, in text order. */
function markedTerms(tree: Root, { terms }: TermFinder): Term[] {
  const found: Term[] = [];
  visit(tree, 'element', (link) => {
    if (!hasClass(link, TERM_CLASS)) return;
    found.push(...terms.filter(({ anchor }) => termPath(anchor) === link.properties.href));
  });
  return found;
}

/**
 * Explanations of the marked terms; hidden until `src/page-scripts/terms.ts` shows one. Like all that is not the article's
 * own text, they are in an `aside`, which reader views leave out.
 */
export function meaningsHtml(tree: Root, { finder }: Glossary): string {
  const meanings = markedTerms(tree, finder).map(({ anchor, full, meaning }) => {
    const properties = { id: meaningId(anchor), role: 'tooltip', popover: '' };
    if (!full) return element('div', properties, meaning);
    return element('div', properties, element('strong', {}, `${full}.`), ` ${meaning}`);
  });
  return meanings.length > 0 ? toHtml(element('aside', { role: 'none' }, ...meanings)) : '';
}
