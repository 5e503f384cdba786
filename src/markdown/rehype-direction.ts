import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Blocks that follow their text's direction; a list does so as a whole, including its bullets. */
const DIRECTED = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'td', 'th']);
/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Makes an Arabic or Hebrew paragraph of an English article run from right to left. */
export function rehypeDirection() {
  return (tree: Root): void => {
    visit(tree, 'element', (block) => {
      if (!DIRECTED.has(block.tagName)) return undefined;
      if (RIGHT_TO_LEFT.test(textOf(block))) block.properties.dir = 'auto';
      return SKIP;
    });
  };
}
