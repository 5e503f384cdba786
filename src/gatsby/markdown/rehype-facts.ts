import type { Element, ElementContent, Root } from 'hast';
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

function fillProperties({ properties }: Element, facts: ShownFacts): void {
  for (const name of ['alt', 'title']) {
    const words = properties[name];
    if (typeof words === 'string') properties[name] = fillFacts(words, facts);
  }
}

/** Replaces `{fact:id}` outside code with values: numbers as `data`, days as `time`. */
export function rehypeFacts(facts: ShownFacts) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code') return SKIP;
      fillProperties(node, facts);
      node.children = node.children.flatMap((child) =>
        child.type === 'text' && mayNameFacts(child.value) ? elements(child.value, facts) : child,
      );
    });
  };
}
