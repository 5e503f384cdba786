import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { LONG_WORD_CLASS, TABLE_CLASS } from '../utils/page-attributes';
import { element } from './element';
import { wordsOf } from './rehype-headings';

function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', ({ tagName, children }: Element) => {
    if (tagName !== 'tr') return;
    rows.push(children.flatMap((cell) => (cell.type === 'element' ? [wordsOf(cell)] : [])));
  });
  return rows;
}

/** A longer cell holds words rather than a figure or a date. */
const SHORT_CELL = 16;

/** Whether a table has too many columns of words for a phone. */
function isWide([headings = [], ...rows]: readonly string[][]): boolean {
  const wordy = headings.filter((_heading, column) => rows.some((row) => (row[column]?.length ?? 0) > SHORT_CELL));
  return wordy.length > 2;
}

/** A longer run of letters, such as code or an address, may break anywhere in its cell; three columns without one fit on A5. */
const LONG_WORD = /\S{21}/;

/** Marks the cells of long words, so that these do not break the words of the cells beside them. */
function markLongWords(table: Element): void {
  visit(table, 'element', (cell: Element) => {
    if (cell.tagName === 'td' && LONG_WORD.test(wordsOf(cell))) cell.properties.className = [LONG_WORD_CLASS];
  });
}

/** Puts a wide table into its own focusable, scrolling box, so that it doesn't widen the page. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element, index, parent) => {
      if (table.tagName !== 'table' || index === undefined || !parent) return;
      const before = parent.children[index - 1];
      // The transformer leaves line ends from the table's markup there.
      if (before?.type === 'text' && before.value.trim() === '') before.value = '\n';
      const rows = rowsOf(table);
      markLongWords(table);
      const className = [TABLE_CLASS, ...(isWide(rows) ? ['wide'] : [])];
      const ariaLabel = rows[0]?.filter((text) => text !== '').join(', ');
      parent.children[index] = element('div', { className, tabIndex: 0, role: 'region', ariaLabel }, table);
      return index + 1;
    });
  };
}
