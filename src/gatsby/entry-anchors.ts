import { headingIds } from '../utils/slugs';
import type { NodeFields } from './nodes';

/** Entries in file order, each with its anchor on the page. */
function withAnchors<Entry extends { readonly order: number }>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => string,
): (Entry & { readonly anchor: string })[] {
  const inOrder = entries.toSorted((a, b) => a.order - b.order);
  const ids = headingIds(inOrder.map(wordsOf));
  return inOrder.map((entry, index) => ({ ...entry, anchor: ids[index] ?? '' }));
}

/** The questions of `content/faq.yaml` with their anchors. */
export const faqQuestions = (entries: readonly NodeFields['Faq'][]) => withAnchors(entries, ({ question }) => question);

/** The terms of `content/glossary.yaml` with their anchors. */
export const glossaryTerms = (entries: readonly NodeFields['GlossaryTerm'][]) =>
  withAnchors(entries, ({ term }) => term);
