import type { Element, ElementContent, RootContent, Text } from 'hast';

/** A text node. */
export const textNode = (value: string): Text => ({ type: 'text', value });

/** An element; a string among its children is a text node. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? textNode(child) : child));
  return { type: 'element', tagName, properties, children: nodes };
}

/** Whether a node is an element. */
export const isElement = (node: ElementContent | RootContent | undefined): node is Element => node?.type === 'element';

/** Whether an element has a class. */
export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** The child elements with one of these names. */
export const childrenNamed = ({ children }: Element, ...names: readonly string[]): Element[] =>
  children.filter(isElement).filter(({ tagName }) => names.includes(tagName));
