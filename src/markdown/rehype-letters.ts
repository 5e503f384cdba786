import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { COPIED, COPY_FAILED } from '../utils/page-attributes';
import { takeMark } from './block-marks';
import { element, isElement } from './element';

/** Labels around a letter that readers may copy: the button's, and the messages after it. */
export type LetterTexts = Readonly<Record<'copy' | 'copied' | 'failed', string>>;

/** The letter as plain text for the clipboard: paragraphs separated by blank lines, lists with hyphens. */
function plainText(children: readonly ElementContent[]): string {
  return children
    .filter(isElement)
    .map((block) => {
      if (block.tagName !== 'ul' && block.tagName !== 'ol') return textOf(block).trim();
      const items = block.children.filter(isElement).map((item) => textOf(item).trim());
      return items.map((item, index) => `${block.tagName === 'ul' ? '-' : `${index + 1}.`} ${item}`).join('\n');
    })
    .join('\n\n');
}

/** Turns quotations starting with `[!LETTER]` into letters; `src/page-scripts/share.ts` handles their buttons. */
export function rehypeLetters({ copy, copied, failed }: LetterTexts) {
  return (tree: Root): void => {
    visit(tree, 'element', (quotation, index, parent) => {
      if (!parent || index === undefined || !takeMark(quotation, 'LETTER')) return;
      const dataCopy = plainText(quotation.children);
      const button = element('button', { type: 'button', dataNative: '', dataCopy }, copy);
      const status = element('div', { role: 'status' }, element('p', { [COPIED]: '', hidden: true }, copied));
      const help = element('p', { [COPY_FAILED]: '', hidden: true }, failed);
      const letter = element('div', {}, ...quotation.children);
      const controls = element('aside', { role: 'none' }, button, status, help);
      parent.children[index] = element('figure', { className: ['letter'] }, letter, controls);
      return index + 1;
    });
  };
}
