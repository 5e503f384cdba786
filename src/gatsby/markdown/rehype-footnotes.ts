import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { childrenNamed, element, hasClass, isElement, textNode } from './element';

const LABEL_ID = 'footnote-label';

/**
 * Completes the footnotes of gatsby-transformer-remark: numbers in place of the names of notes, an id only where a note is
 * referred to first, a heading, and words for screen readers.
 */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    const notes: string[] = [];
    visit(tree, 'element', (node, _index, parent) => {
      const href = String(node.properties.href);
      if (hasClass(node, 'footnote-ref')) {
        if (parent?.type === 'element' && notes.includes(href)) parent.properties = {};
        if (!notes.includes(href)) notes.push(href);
        node.properties = { href, dataFootnoteRef: '', ariaDescribedBy: [LABEL_ID] };
        node.children = [textNode(String(notes.indexOf(href) + 1))];
      } else if (hasClass(node, 'footnote-backref')) {
        const number = notes.indexOf(href.replace('fnref-', 'fn-')) + 1;
        node.properties = { href, dataFootnoteBackref: '', ariaLabel: `Back to reference ${number}` };
      }
    });
    const [section] = tree.children.filter(isElement).filter((block) => hasClass(block, 'footnotes'));
    if (!section) return;
    section.tagName = 'section';
    section.properties = { dataFootnotes: '' };
    section.children = [element('h2', { id: LABEL_ID }, 'Footnotes'), ...childrenNamed(section, 'ol')];
  };
}
