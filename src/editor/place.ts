import { isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { inWords } from './labels';

const rangeOf = (node: unknown): readonly number[] | null | undefined => (node as Node | null | undefined)?.range;

/** The labels of the field on a line of a file, as the form has them: "Entries 2, Price". Empty where there is none. */
export function fieldOnLine(text: string, line: number): string {
  const isArticle = text.startsWith('---');
  const end = isArticle ? text.indexOf('\n---', 3) : text.length;
  const lines = new LineCounter();
  // A comment in place of the line --- keeps the numbers of the lines.
  const document = parseDocument(isArticle ? `#${text.slice(1, end)}` : text, { lineCounter: lines });
  if (isArticle && line > text.slice(0, end).split('\n').length) return 'Text';
  const holds = (first: number, last: number): boolean =>
    lines.linePos(first).line <= line && line <= lines.linePos(Math.max(first, last - 1)).line;
  const labels: string[] = [];
  visit(document, {
    Pair: (_key, { key, value }) => {
      const [from = 0] = rangeOf(key) ?? [];
      const [, to = from] = rangeOf(value) ?? rangeOf(key) ?? [];
      if (!holds(from, to)) return visit.SKIP;
      labels.push(inWords(String(isScalar(key) ? key.value : key)));
      return undefined;
    },
    Seq: (_key, list) => {
      const index = list.items.findIndex((item) => holds(rangeOf(item)?.[0] ?? 0, rangeOf(item)?.[1] ?? 0));
      if (index !== -1) labels.push(`entry ${index + 1}`);
    },
  });
  return labels.join(', ').replace(/^e/, 'E');
}
