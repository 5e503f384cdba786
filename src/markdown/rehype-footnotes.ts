import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodePath } from '../utils/paths';
import { childrenNamed, element, hasClass, isElement, textNode } from './element';

const LABEL_ID = 'footnote-label';

/** A note's name in an id or in a link to it. */
const nameIn = (address: unknown): string => decodePath(String(address)).replace(/^#?fn(ref)?-/, '');

/** A note's links back to its references; all ids but the first end with a number. */
function backReferences(number: number, count = 1): Element['children'] {
  const suffixes = Array.from({ length: count }, (_, index) => (index === 0 ? '' : `-${index + 1}`));
  const links = suffixes.flatMap((suffix) => {
    const ariaLabel = `Back to reference ${number}${suffix}`;
    const properties = { href: `#fnref-${number}${suffix}`, dataFootnoteBackref: '', ariaLabel };
    return [' ', element('a', properties, '↩', ...(suffix ? [element('sup', {}, suffix.slice(1))] : []))];
  });
  return element('p', {}, ...links).children;
}

/**
 * Completes gatsby-transformer-remark's footnotes: numbers instead of names, which may have blanks and no id may; a unique id
 * for each reference, a heading, and labels for screen readers.
 */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    const counts = new Map<string, number>();
    const numberOf = (name: string): number => [...counts.keys()].indexOf(name) + 1;
    visit(tree, 'element', (node, index, parent) => {
      if (index === undefined || parent?.type !== 'element') return;
      const name = nameIn(node.properties.href);
      if (hasClass(node, 'footnote-ref')) {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const number = numberOf(name);
        parent.properties.id = `fnref-${number}${count > 1 ? `-${count}` : ''}`;
        node.properties = { href: `#fn-${number}`, dataFootnoteRef: '', ariaDescribedBy: [LABEL_ID] };
        node.children = [textNode(String(number))];
      } else if (hasClass(node, 'footnote-backref')) {
        const links = backReferences(numberOf(name), counts.get(name));
        parent.children.splice(index, 1, ...links);
        return index + links.length;
      }
    });
    const [section] = tree.children.filter(isElement).filter((block) => hasClass(block, 'footnotes'));
    if (!section) return;
    section.tagName = 'section';
    section.properties = { dataFootnotes: '' };
    const lists = childrenNamed(section, 'ol');
    for (const note of lists.flatMap((list) => childrenNamed(list, 'li')))
      note.properties.id = `fn-${numberOf(nameIn(note.properties.id))}`;
    section.children = [element('h2', { id: LABEL_ID }, 'Footnotes'), ...lists];
  };
}
