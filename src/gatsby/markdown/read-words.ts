import type { Nodes, Root } from 'mdast';

/** What is not read as words: code, and markup that is no text of its own. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  'code',
  'inlineCode',
  'html',
  'definition',
  'image',
  'imageReference',
]);

/** An address that a text shows as it is. */
const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|\S+@\S+\.\S+$)/;

function collect(node: Nodes, words: string[]): void {
  if (WITHOUT_WORDS.has(node.type)) return;
  if (node.type === 'text') words.push(node.value);
  if (!('children' in node)) {
    if (node.type === 'break') words.push('\n');
    return;
  }
  const [only] = node.children;
  if (node.type === 'link' && only?.type === 'text' && ADDRESS.test(only.value)) return;
  for (const child of node.children) collect(child, words);
  // Two blocks, or two cells of a table, are not one word.
  if (!['strong', 'emphasis', 'delete', 'link', 'linkReference'].includes(node.type)) words.push('\n');
}

/** The words of a parsed text that a visitor reads, without code and addresses; blocks are on lines of their own. */
export function readWords(tree: Root): string {
  const words: string[] = [];
  collect(tree, words);
  return words.join('');
}
