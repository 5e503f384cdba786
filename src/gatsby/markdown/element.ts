import type { Element, ElementContent, Text } from 'hast';

/** A text of the tree. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** An element of the tree; a string among its children is a text. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? textNode(child) : child));
  return { type: 'element', tagName, properties, children: nodes };
}
