import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { factParts, fillFacts, mayNameFacts, type ShownFact, type ShownFacts } from '../../utils/fact-placeholders';
import { element, textNode } from './element';

function withMachineForm(text: string, { value, dateTime }: ShownFact): ElementContent {
  if (dateTime !== undefined) return element('time', { dateTime }, text);
  return value === undefined ? textNode(text) : element('data', { value: String(value) }, text);
}

function elements(text: string, facts: ShownFacts): ElementContent[] {
  return factParts(text).map((part): ElementContent => {
    if (typeof part === 'string') return textNode(part);
    const fact = facts[part.id];
    if (!fact) return textNode(part.written);
    return withMachineForm(part.withUnit ? fact.withUnit : fact.text, fact);
  });
}

/** Puts the values of facts in place of `{fact:id}` in a text, but not in code: numbers as `data`, days as `time`. */
export function placeFacts(tree: Root, facts: ShownFacts): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element') {
      if (node.tagName === 'code') return SKIP;
      for (const name of ['alt', 'title']) {
        const words = node.properties[name];
        if (typeof words === 'string') node.properties[name] = fillFacts(words, facts);
      }
    }
    if (node.type !== 'text' || !parent || index === undefined || !mayNameFacts(node.value)) return;
    const parts = elements(node.value, facts);
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}
