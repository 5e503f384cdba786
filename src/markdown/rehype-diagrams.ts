import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { shareOf, takeMark } from './block-marks';
import { childrenNamed, element, textNode } from './element';
import { wordsOf } from './rehype-headings';

/** The text before the list or table becomes the caption. */
function captionOf(block: Element): ElementContent[] {
  const [words] = childrenNamed(block, 'p');
  return words ? [element('figcaption', {}, ...words.children)] : [];
}

/** Draws parts of a whole as a proportional bar; the list below has the same figures as text. */
function strip(block: Element): Element {
  const lists = childrenNamed(block, 'ul', 'ol');
  const parts = lists.flatMap((list) => childrenNamed(list, 'li')).map((item) => shareOf(textOf(item)) ?? 1);
  // The spaces keep the numbers apart in feeds and in the search.
  const bar = parts.flatMap((share) => [element('span', { style: `flex-grow:${share}` }, String(share)), ' ']);
  return element(
    'figure',
    { className: ['strip'] },
    ...captionOf(block),
    element('div', { ariaHidden: 'true' }, ...bar),
    ...lists,
  );
}

/** A two-column table as pairs; each cell names its column. */
function pairs(block: Element): Element {
  const rows: Element[] = [];
  visit(block, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row);
  });
  const [heads, ...others] = rows.map((row) => childrenNamed(row, 'th', 'td'));
  // A footnote's mark stands once, because its note leads back to it.
  const headOf = (row: number, head: Element): ElementContent[] =>
    row === 0 ? head.children : [textNode(wordsOf(head))];
  const said = (cell: Element, row: number, column: number): ElementContent[] => [
    element('span', {}, ...headOf(row, heads?.[column] ?? cell), ' '),
    ...cell.children,
  ];
  const groups = others.map((cells, row) =>
    element(
      'div',
      {},
      ...cells.map((cell, column) => element(column === 0 ? 'dt' : 'dd', {}, ...said(cell, row, column))),
    ),
  );
  return element('figure', { className: ['pairs'] }, ...captionOf(block), element('dl', {}, ...groups));
}

/** Turns quotations starting with `[!STRIP]` or `[!PAIRS]` into diagrams. */
export function rehypeDiagrams() {
  return (tree: Root): void => {
    visit(tree, 'element', (block, index, parent) => {
      if (!parent || index === undefined) return;
      if (takeMark(block, 'STRIP')) parent.children[index] = strip(block);
      else if (takeMark(block, 'PAIRS')) parent.children[index] = pairs(block);
    });
  };
}
