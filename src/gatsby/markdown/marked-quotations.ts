import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type BlockMark, MARK_PATTERN, shareOf } from '../../content/read/block-marks';
import { COPIED, COPY_FAILED } from '../../utils/page-ids';
import { element } from './element';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** Takes the mark out of a quotation that begins with it. */
function takeMark({ tagName, children }: Element, mark: BlockMark): boolean {
  const first = children.find(isElement);
  const [words] = first?.children ?? [];
  if (tagName !== 'blockquote' || first?.tagName !== 'p' || words?.type !== 'text') return false;
  if (MARK_PATTERN.exec(words.value)?.[1] !== mark) return false;
  words.value = words.value.replace(MARK_PATTERN, '');
  if (textOf(first) === '') children.splice(children.indexOf(first), 1);
  return true;
}

/** The words around a letter that readers may copy. */
export interface LetterTexts {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** The letter as it is put on the clipboard: paragraphs with an empty line between them, and lists with hyphens. */
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

/** Makes letters of quotations that begin with `[!LETTER]`; `src/page-scripts/share.ts` answers their buttons. */
export function markLetters(tree: Root, { copy, copied, failed }: LetterTexts): void {
  visit(tree, 'element', (quotation, index, parent) => {
    if (!parent || index === undefined || !takeMark(quotation, 'LETTER')) return;
    const dataCopy = plainText(quotation.children);
    const button = element('button', { type: 'button', dataNative: '', dataCopy }, copy);
    const status = element('div', { role: 'status' }, element('p', { [COPIED]: '', hidden: true }, copied));
    const help = element('p', { [COPY_FAILED]: '', hidden: true }, failed);
    const letter = element('div', {}, ...quotation.children);
    parent.children[index] = element('figure', { className: ['letter'] }, letter, button, status, help);
    return index + 1;
  });
}

const named = (block: Element, ...names: string[]): Element[] =>
  block.children.filter(isElement).filter(({ tagName }) => names.includes(tagName));

/** The words before the list or the table, as the caption. */
function captionOf(block: Element): ElementContent[] {
  const [words] = named(block, 'p');
  return words ? [element('figcaption', {}, ...words.children)] : [];
}

/** Parts of a whole as a bar in proportion; the list below it says the same in words. */
function strip(block: Element): Element {
  const lists = named(block, 'ul', 'ol');
  const parts = lists.flatMap((list) => named(list, 'li')).map((item) => shareOf(textOf(item)) ?? 1);
  const bar = parts.map((share) => element('span', { style: `flex-grow:${share}` }, String(share)));
  return element(
    'figure',
    { className: ['strip'] },
    ...captionOf(block),
    element('div', { ariaHidden: 'true' }, ...bar),
    ...lists,
  );
}

/** The rows of a table of two columns, each beside its answer; every cell says which column it is of. */
function pairs(block: Element): Element {
  const rows: Element[] = [];
  visit(block, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row);
  });
  const [heads, ...others] = rows.map((row) => named(row, 'th', 'td'));
  const said = (cell: Element, column: number): ElementContent[] => [
    element('span', {}, `${textOf(heads?.[column] ?? cell)} `),
    ...cell.children,
  ];
  const groups = others.map((cells) =>
    element('div', {}, ...cells.map((cell, column) => element(column === 0 ? 'dt' : 'dd', {}, ...said(cell, column)))),
  );
  return element('figure', { className: ['pairs'] }, ...captionOf(block), element('dl', {}, ...groups));
}

/** Makes pictures of quotations that begin with `[!STRIP]` and `[!PAIRS]`. */
export function drawDiagrams(tree: Root): void {
  visit(tree, 'element', (block, index, parent) => {
    if (!parent || index === undefined) return;
    if (takeMark(block, 'STRIP')) parent.children[index] = strip(block);
    else if (takeMark(block, 'PAIRS')) parent.children[index] = pairs(block);
  });
}
