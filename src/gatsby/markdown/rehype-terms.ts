import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { termPath } from '../../routes';
import { TERM_CLASS } from '../../utils/page-ids';
import { element, hasClass, textNode } from './element';
import { type Term, TermFinder } from './term-finder';

/** The terms of the glossary, and those that the author does not want to have marked. */
export interface Glossary {
  readonly finder: TermFinder;
  readonly unmarked: readonly string[];
}

/** A glossary without a term. */
export const NO_GLOSSARY: Glossary = { finder: new TermFinder([]), unmarked: [] };

/** The id of what an article's page says about a term. Ids that are made from headings have no colon. */
const meaningId = (anchor: string): string => `term:${anchor}`;

/** More of them would disturb the reading. */
const MOST_TERMS = 8;

/** What is quoted, names a part of the text, or can be pressed already; `section` holds the footnotes. */
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

/** Marks the terms of one article. */
class Marker {
  readonly marked = new Set<Term>();

  constructor(
    readonly finder: TermFinder,
    readonly unmarked: ReadonlySet<string>,
  ) {}

  /** A text with a link in place of each term that occurs for the first time; `undefined` where there is none. */
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

/** Makes the first use of each term in the running text a link to the glossary. */
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

/** The terms that are marked in a text, in its order. */
function markedTerms(tree: Root, { terms }: TermFinder): Term[] {
  const found: Term[] = [];
  visit(tree, 'element', (link) => {
    if (!hasClass(link, TERM_CLASS)) return;
    found.push(...terms.filter(({ anchor }) => termPath(anchor) === link.properties.href));
  });
  return found;
}

/** What the page says about the terms that are marked; hidden until `src/page-scripts/terms.ts` shows one of them. */
export function meaningsHtml(tree: Root, { finder }: Glossary): string {
  const meanings = markedTerms(tree, finder).map(({ anchor, full, meaning }) => {
    const properties = { id: meaningId(anchor), role: 'tooltip', popover: '' };
    if (!full) return element('div', properties, meaning);
    return element('div', properties, element('strong', {}, `${full}.`), ` ${meaning}`);
  });
  return toHtml({ type: 'root', children: meanings });
}
