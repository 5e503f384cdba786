import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
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
 * Completes gatsby-transformer-remark's footnotes: numbers in the order of the marks instead of names, which may have blanks and
 * no id may; a unique id for each reference, a heading, and labels for screen readers. The transformer lists the notes of a
 * table from its last cell to its first.
 */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    const counts = new Map<string, number>();
    const numberOf = (name: string): number => [...counts.keys()].indexOf(name) + 1;
    const [section] = tree.children.filter(isElement).filter((block) => hasClass(block, 'footnotes'));
    const items = section ? childrenNamed(section, 'ol').flatMap((list) => childrenNamed(list, 'li')) : [];
    // By their names before they get numbers: notes in brackets have numbers for names.
    const notes = new Map(items.map((note) => [nameIn(note.properties.id), note]));
    const setMarks = (part: Root | Element): void =>
      visit(part, 'element', (node, _index, parent) => {
        if (node === section) return SKIP;
        if (!hasClass(node, 'footnote-ref') || parent?.type !== 'element') return undefined;
        const name = nameIn(node.properties.href);
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const number = numberOf(name);
        parent.properties.id = `fnref-${number}${count > 1 ? `-${count}` : ''}`;
        node.properties = { href: `#fn-${number}`, dataFootnoteRef: '', ariaDescribedBy: [LABEL_ID] };
        node.children = [textNode(String(number))];
        return undefined;
      });
    setMarks(tree);
    if (!section) return;
    // Notes may have marks too; those are counted after the text's.
    for (const name of counts.keys()) {
      const note = notes.get(name);
      if (note) setMarks(note);
    }
    const listed = [...counts].flatMap(([name, count], index) => {
      const note = notes.get(name);
      if (!note) return [];
      note.properties.id = `fn-${index + 1}`;
      visit(note, 'element', (node, at, parent) => {
        if (at === undefined || !hasClass(node, 'footnote-backref')) return undefined;
        const links = backReferences(index + 1, count);
        parent?.children.splice(at, 1, ...links);
        return at + links.length;
      });
      return note;
    });
    section.tagName = 'section';
    section.properties = { dataFootnotes: '' };
    const lines = listed.flatMap((note) => [textNode('\n'), note]);
    section.children = [element('h2', { id: LABEL_ID }, 'Footnotes'), element('ol', {}, ...lines, '\n')];
  };
}
