import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { textNode } from './element';
import { LETTER, typographic, withDashes, withQuotes } from './typography';

/** Inline elements; a quotation may start in one and end outside it. */
const INLINE = ['a', 'data', 'del', 'em', 'strong', 'time'];
/** Elements whose texts are not prose. */
const NOT_TEXT = ['code', 'img', 'input', 'sup'];

function setProperties({ properties }: Element): void {
  for (const name of ['alt', 'title']) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = typographic(value);
  }
}

/** Sets texts that are read as one line. */
function setLine(texts: readonly Text[]): void {
  const line = withQuotes(texts.map(({ value }) => value).join(''));
  let start = 0;
  for (const text of texts) {
    const end = start + text.value.length;
    text.value = withDashes(line.slice(start, end));
    start = end;
  }
}

/** Collects the texts of one line, and sets those of the blocks inside. */
function lineOf(nodes: readonly (ElementContent | RootContent)[]): Text[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return node;
    if (node.type !== 'element') return [];
    setProperties(node);
    if (node.tagName === 'br') return textNode('\n');
    if (NOT_TEXT.includes(node.tagName)) return textNode(LETTER);
    if (INLINE.includes(node.tagName)) return lineOf(node.children);
    if (node.tagName !== 'pre') setLine(lineOf(node.children));
    return [];
  });
}

/**
 * Sets an article's quotes, apostrophes, dashes and ellipses, also in alternative texts and titles. It reads each paragraph
 * as a whole, so that `"*word*"` is quoted on both sides; code and addresses stay untouched.
 */
export function rehypeTypography() {
  return (tree: Root): void => setLine(lineOf(tree.children));
}
