import type { Node } from 'gatsby';
import { headingIds } from '../utils/heading-ids';
import type { Term } from '../utils/terms';
import { TermFinder } from './markdown/term-finder';

/** An entry of `content/glossary.yaml`, with its place in the file. */
export interface TermEntry extends Omit<Term, 'anchor'> {
  readonly order: number;
  readonly inArticles: boolean;
}

/** Its node. */
export type TermNode = Node & TermEntry;

/** The entries in the order of the file, each with its anchor on the page. */
export function glossaryTerms(nodes: readonly TermEntry[]): (TermEntry & Term)[] {
  const inOrder = nodes.toSorted((a, b) => a.order - b.order);
  const ids = headingIds(inOrder.map(({ term }) => term));
  return inOrder.map((node, index) => ({ ...node, anchor: ids[index] ?? '' }));
}

let last: { readonly digest: string; readonly finder: TermFinder } | undefined;

/** Finds the terms that are marked in articles; made again only when the glossary has changed. */
export function termFinder(nodes: readonly TermNode[]): TermFinder {
  const digest = nodes.map(({ internal }) => internal.contentDigest).join();
  if (last?.digest !== digest) {
    last = { digest, finder: new TermFinder(glossaryTerms(nodes).filter(({ inArticles }) => inArticles)) };
  }
  return last.finder;
}
