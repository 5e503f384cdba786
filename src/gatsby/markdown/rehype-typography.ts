import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { applyEdits, type Edit, OBJECT, typographic, typographicEdits } from '../../utils/typography';

/** Inline elements; a quotation may start in one and end outside it. */
const INLINE = ['a', 'data', 'del', 'em', 'strong', 'time'];
/** Elements whose texts are not prose. */
const NOT_TEXT = ['code', 'input', 'sup'];

/** Texts read as one line, each with its offset. */
class Line {
  private text = '';
  private readonly parts: { readonly node: Text; readonly start: number }[] = [];

  add(node: Text): void {
    this.parts.push({ node, start: this.text.length });
    this.text += node.value;
  }

  addSign(sign: string): void {
    this.text += sign;
  }

  /** Applies the edits, and starts a new line. */
  end(): void {
    const edits = typographicEdits(this.text);
    for (const { node, start } of edits.length > 0 ? this.parts : []) {
      const end = start + node.value.length;
      const own = edits.filter((edit) => edit.start >= start && edit.end <= end);
      node.value = applyEdits(
        node.value,
        own.map((edit) => shift(edit, -start)),
      );
    }
    this.text = '';
    this.parts.length = 0;
  }
}

function shift({ start, end, by }: Edit, steps: number): Edit {
  return { start: start + steps, end: end + steps, by };
}

function setProperties({ properties }: Element): void {
  for (const name of ['alt', 'title']) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = typographic(value);
  }
}

function readElement(element: Element, line: Line): void {
  setProperties(element);
  if (element.tagName === 'br') line.addSign('\n');
  else if (element.tagName === 'img' || NOT_TEXT.includes(element.tagName)) line.addSign(OBJECT);
  else if (INLINE.includes(element.tagName)) readNodes(element.children, line);
  else if (element.tagName !== 'pre') {
    line.end();
    readNodes(element.children, line);
    line.end();
  }
}

function readNodes(nodes: readonly (ElementContent | RootContent)[], line: Line): void {
  for (const node of nodes) {
    if (node.type === 'text') line.add(node);
    else if (node.type === 'element') readElement(node, line);
  }
}

/**
 * Sets an article's quotes, apostrophes, dashes and ellipses, also in alternative texts and titles. It reads each paragraph
 * as a whole, so that `"*word*"` is quoted on both sides; code and URLs stay untouched.
 */
export function rehypeTypography() {
  return (tree: Root): void => {
    const line = new Line();
    readNodes(tree.children, line);
    line.end();
  };
}
