import type { ListItem, Node, Parent, Root } from 'mdast';
import { type Finding, finding } from './finding';
import type { LocatedText } from './located-text';

const columnOf = ({ position }: Node): number => position?.start.column ?? 1;

/** The number of characters before the words of a list's item, such as 4 of `10. `. */
function markWidth(item: ListItem, { typed }: LocatedText): number {
  const [mark = '', after = ''] = /^(?:[-*+]|\d+[.)])( {1,4}(?=\S))?/.exec(typed(item)) ?? [];
  return mark.length + (after === '' ? 1 : 0);
}

/** The spaces that a line needs to be part of a list's last item or of a footnote. */
function neededSpaces(above: Node, text: LocatedText): number | undefined {
  const before = columnOf(above) - 1;
  if (above.type === 'footnoteDefinition') return before + 4;
  const item = above.type === 'list' ? (above as Parent).children.at(-1) : undefined;
  return item?.type === 'listItem' ? before + markWidth(item, text) : undefined;
}

/** Whether something right below a number is followed by the next number. */
function isBetweenNumbers(above: Node, node: Node, below: Node | undefined, { typed }: LocatedText): boolean {
  if (!/^\d/.test(typed(above)) || node.position?.start.line !== (above.position?.end.line ?? 0) + 1) return false;
  if (node.type === 'paragraph') return /\n[ \t>]*\d{1,2}[.)] /.test(typed(node));
  return node.type === 'list' && below?.type === 'list' && /^(?!1[.)])\d/.test(typed(below));
}

/**
 * Finds what begins with spaces below an item or a footnote, but with too few to be part of it.
 * @param quoted the width of the signs of the quotation that it is in
 */
export function checkNesting(parent: Root | Parent, text: LocatedText, quoted = 0): Finding[] {
  const offset = parent.type === 'blockquote' ? columnOf(parent) + 1 : quoted;
  return parent.children.flatMap((node, index, all) => {
    const inside = 'children' in node ? checkNesting(node, text, offset) : [];
    const above = all[index - 1];
    const needed = above && neededSpaces(above, text);
    const isMeant = above && (columnOf(node) > columnOf(above) || isBetweenNumbers(above, node, all[index + 1], text));
    if (needed === undefined || !isMeant || node.type === 'html') return inside;
    const what = above.type === 'list' ? 'item' : 'footnote';
    const fix = `Put ${needed - offset} spaces before it, and before each further line that belongs to it.`;
    const details = { found: text.typed(node).split('\n')[0], fix };
    return [
      finding('markdown-unread', text.locationOf(node), `This is not part of the ${what} above it`, details),
      ...inside,
    ];
  });
}
