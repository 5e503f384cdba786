import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { factParts, fillFacts, mayNameFacts, type ShownFact, type ShownFacts } from '../../utils/fact-placeholders';

function withMachineForm(text: string, { value, dateTime }: ShownFact): ElementContent {
  const children: ElementContent[] = [{ type: 'text', value: text }];
  if (dateTime !== undefined) return { type: 'element', tagName: 'time', properties: { dateTime }, children };
  if (value === undefined) return { type: 'text', value: text };
  return { type: 'element', tagName: 'data', properties: { value: String(value) }, children };
}

function elements(text: string, facts: ShownFacts): ElementContent[] {
  return factParts(text).map((part): ElementContent => {
    if (typeof part === 'string') return { type: 'text', value: part };
    const fact = facts[part.id];
    if (!fact) return { type: 'text', value: part.written };
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
