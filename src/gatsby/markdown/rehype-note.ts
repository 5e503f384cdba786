import type { Root } from 'hast';

/** Treats a fully emphasised first paragraph as a note, such as when the text was written; the text starts after it. */
export function rehypeNote() {
  return (tree: Root): void => {
    const first = tree.children.find((child) => child.type === 'element');
    const [only, ...others] = first?.children ?? [];
    if (first?.tagName !== 'p' || only?.type !== 'element' || only.tagName !== 'em' || others.length > 0) return;
    first.properties.className = ['note'];
  };
}
