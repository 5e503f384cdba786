import type { Nodes, Root } from 'mdast';

/** Not words: code, and markup without its own text. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  'code',
  'inlineCode',
  'html',
  'definition',
  'image',
  'imageReference',
]);

/** A URL shown literally in a text. */
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
  // Words in separate blocks or table cells must not join.
  if (!['strong', 'emphasis', 'delete', 'link', 'linkReference'].includes(node.type)) words.push('\n');
}

/** A parsed text's visible words, without code and URLs; one block per line. */
export function readWords(tree: Root): string {
  const words: string[] = [];
  collect(tree, words);
  return words.join('');
}
