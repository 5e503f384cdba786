import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Whether a node is an element. */
export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** The elements directly in an element. */
export const childElements = (element: HTMLElement): HTMLElement[] => element.childNodes.filter(isElement);

/** Text as people compare it: one space between words, whatever the kind of space. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim();

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** Whether two texts, one of which is an element of its own, are laid out apart though no space is between them. */
function areApart(before: Node | undefined, node: Node, textBefore: string, text: string): boolean {
  if (before === undefined || !(isElement(before) || isElement(node))) return false;
  return (isElement(before) && isElement(node)) || (ENDS_IN_WORD.test(textBefore) && STARTS_WITH_WORD.test(text));
}

function joined(nodes: readonly Node[]): string {
  let all = '';
  for (const [at, node] of nodes.entries()) {
    const text = isElement(node) ? joined(node.childNodes) : node.textContent;
    all += areApart(nodes[at - 1], node, all, text) ? ` ${text}` : text;
  }
  return all;
}

/** What is read of nodes; elements with nothing between them are words of their own. */
export function readableText(nodes: readonly Node[]): string {
  return plainText(joined(nodes));
}

/** A selector that finds the element again in a browser: its way down from the body. */
export function placeOf(element: HTMLElement): string {
  const steps: string[] = [];
  for (let here: HTMLElement | null = element; here?.tagName && here.tagName !== 'HTML'; here = here.parentNode) {
    const siblings = here.parentNode ? childElements(here.parentNode) : [];
    steps.unshift(here.tagName === 'BODY' ? 'body' : `${here.tagName}:nth-child(${siblings.indexOf(here) + 1})`);
  }
  return steps.join('>').toLowerCase();
}
