import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { termPath } from '../../routes';
import { TERM_CLASS } from '../../utils/page-ids';
import { glossaryTerms } from '../entry-anchors';
import type { NodeFields, NodeOf } from '../nodes';
import { element, textNode } from './element';

/** A term of the glossary as articles need it. */
export interface Term {
  /** Its anchor on the page of the glossary. */
  readonly anchor: string;
  readonly term: string;
  readonly spellings: readonly string[];
  readonly full?: string | null;
  readonly meaning: string;
}

/** The id of what an article's page says about a term. Ids that are made from headings have no colon. */
function meaningId(anchor: string): string {
  return `term:${anchor}`;
}

/** A term with its place in a text. */
interface FoundTerm {
  readonly term: Term;
  readonly words: string;
  readonly index: number;
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;
const escaped = (text: string): string => text.replace(SPECIAL, '\\$&').replace(/\s+/g, '\\s+');

/** A name as a text may have it: a word may begin a sentence or not, an abbreviation is always written the same. */
function patternOf(name: string): string {
  const first = name.charAt(0);
  const [small, capital] = [first.toLowerCase(), first.toUpperCase()];
  if (small === capital || /^.([\p{Lu}\p{N}]|$)/u.test(name)) return escaped(name);
  return `[${small}${capital}]${escaped(name.slice(1))}`;
}

const keyOf = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

/** Finds the terms of a glossary in texts: whole words, in the singular or with an s. */
export class TermFinder {
  private readonly pattern: RegExp;
  private readonly byName = new Map<string, Term>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      for (const name of [term.term, ...term.spellings]) this.byName.set(keyOf(name), term);
    }
    const names = terms.flatMap(({ term, spellings }) => [term, ...spellings]);
    // The longest first, so that a short name does not take the beginning of a longer one.
    const words = names.toSorted((a, b) => b.length - a.length).map(patternOf);
    const any = words.length === 0 ? '(?!)' : words.join('|');
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}/-])(${any})s?(?![\\p{L}\\p{N}]|[/-][\\p{L}\\p{N}])`, 'gu');
  }

  /** Every term in a text, in order. */
  find(text: string): FoundTerm[] {
    return [...text.matchAll(this.pattern)].flatMap(({ 0: words, 1: name = '', index }) => {
      const term = this.byName.get(keyOf(name));
      return term ? [{ term, words, index }] : [];
    });
  }
}

/** Finds the terms that are marked in articles. */
export const articleTermFinder = (entries: readonly NodeFields['GlossaryTerm'][]): TermFinder =>
  new TermFinder(glossaryTerms(entries).filter(({ inArticles }) => inArticles));

let last: { readonly digest: string; readonly finder: TermFinder } | undefined;

/** The same for the nodes of a build; made again only when the glossary has changed. */
export function termFinder(nodes: readonly NodeOf<'GlossaryTerm'>[]): TermFinder {
  const digest = nodes.map(({ internal }) => internal.contentDigest).join();
  if (last?.digest !== digest) {
    last = { digest, finder: articleTermFinder(nodes) };
  }
  return last.finder;
}

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

/**
 * Makes the first use of each term in the running text a link to the glossary.
 * @param unmarked terms that the author has switched off
 * @returns the terms that are marked, in the order of the text
 */
export function markTerms(tree: Root, finder: TermFinder, unmarked: readonly string[]): readonly Term[] {
  const marker = new Marker(finder, new Set(unmarked));
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && UNMARKED.includes(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = marker.mark(node);
    if (!parts) return undefined;
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
  return [...marker.marked];
}

/** What the page says about the terms that are marked; hidden until `src/page-scripts/terms.ts` shows one of them. */
export function meaningsHtml(terms: readonly Term[]): string {
  const meanings = terms.map(({ anchor, full, meaning }) => {
    const properties = { id: meaningId(anchor), role: 'tooltip', popover: '' };
    if (!full) return element('div', properties, meaning);
    return element('div', properties, element('strong', {}, `${full}.`), ` ${meaning}`);
  });
  return toHtml({ type: 'root', children: meanings });
}
