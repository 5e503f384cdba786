import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { factParts, fillFacts, type ResolvedValue, type ResolvedValues } from '../facts/placeholders';
import { fillPrices, type PricedPlan } from '../utils/prices';
import { element, textNode } from './element';

function withMachineForm(text: string, { value, dateTime }: ResolvedValue): ElementContent {
  if (dateTime !== undefined) return element('time', { dateTime }, text);
  return value === undefined ? textNode(text) : element('data', { value: String(value) }, text);
}

/** Fills the prices of these plans into a text. */
type Plans = readonly PricedPlan[];

function elements(text: string, facts: ResolvedValues, plans: Plans): ElementContent[] {
  return factParts(text).map((part): ElementContent => {
    if (typeof part === 'string') return textNode(fillPrices(part, plans));
    const fact = facts[part.id];
    if (!fact) return textNode(part.written);
    return withMachineForm(part.withUnit ? fact.withUnit : fact.text, fact);
  });
}

function fillProperties({ properties }: Element, facts: ResolvedValues, plans: Plans): void {
  for (const name of ['alt', 'title']) {
    const words = properties[name];
    if (typeof words === 'string') properties[name] = fillPrices(fillFacts(words, facts), plans);
  }
}

/** Replaces `{fact:id}` outside code with values, numbers as `data` and days as `time`, and the prices of plans. */
export function rehypeFacts(facts: ResolvedValues, plans: Plans = []) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code') return SKIP;
      fillProperties(node, facts, plans);
      node.children = node.children.flatMap((child) =>
        child.type === 'text' && child.value.includes('{') ? elements(child.value, facts, plans) : child,
      );
    });
  };
}
