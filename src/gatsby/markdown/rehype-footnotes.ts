import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, hasClass, isElement } from './element';

const LABEL_ID = 'footnote-label';

const nameIn = ({ properties }: Element): string =>
  String(properties.href ?? properties.id ?? '').replace(/^#?fn-/, '');
const noteId = (name: string): string => `user-content-fn-${name}`;
const referenceId = (name: string, count: number): string =>
  `user-content-fnref-${name}${count > 1 ? `-${count}` : ''}`;

/** The footnotes of one text: each has a number, and may be referred to several times. */
class Footnotes {
  private readonly counts = new Map<string, number>();

  /** The number in the text, as a link to the note. */
  reference(link: Element): Element {
    const name = nameIn(link);
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    const properties = {
      href: `#${noteId(name)}`,
      id: referenceId(name, count),
      dataFootnoteRef: '',
      ariaDescribedBy: [LABEL_ID],
    };
    return element('a', properties, this.numberOf(name));
  }

  /** The links from a note to every place that refers to it. */
  backReferences(name: string): (Element | string)[] {
    return Array.from({ length: this.counts.get(name) ?? 0 }, (_, index) => index + 1).flatMap((count) => {
      const ariaLabel = `Back to reference ${this.numberOf(name)}${count > 1 ? `-${count}` : ''}`;
      const properties = { href: `#${referenceId(name, count)}`, dataFootnoteBackref: '', ariaLabel };
      return [' ', element('a', properties, '↩', ...(count > 1 ? [element('sup', {}, String(count))] : []))];
    });
  }

  private numberOf(name: string): string {
    return String([...this.counts.keys()].indexOf(name) + 1);
  }
}

function replaceBackReference(note: Element, footnotes: Footnotes): void {
  const name = nameIn(note);
  note.properties.id = noteId(name);
  visit(note, 'element', (link, index, parent) => {
    if (!parent || index === undefined || !hasClass(link, 'footnote-backref')) return;
    const links = element('p', {}, ...footnotes.backReferences(name)).children;
    parent.children.splice(index, 1, ...links);
    return index + links.length;
  });
}

/**
 * Gives footnotes the form that GitHub and mdast-util-to-hast 13 give them. That of the transformer shows a note's name in
 * place of its number, uses an id for every place that refers to it, and has no heading.
 */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    const footnotes = new Footnotes();
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const [link] = node.children;
      if (node.tagName === 'sup' && isElement(link) && hasClass(link, 'footnote-ref')) {
        parent.children[index] = element('sup', {}, footnotes.reference(link));
        return SKIP;
      }
      if (!hasClass(node, 'footnotes') || node.tagName !== 'div') return;
      const lists = node.children.filter((child): child is Element => isElement(child) && child.tagName === 'ol');
      for (const note of lists.flatMap(({ children }: { children: ElementContent[] }) => children).filter(isElement))
        replaceBackReference(note, footnotes);
      const heading = element('h2', { id: LABEL_ID }, 'Footnotes');
      parent.children[index] = element('section', { dataFootnotes: '' }, heading, '\n', ...lists);
      return SKIP;
    });
  };
}
