import { headingIds } from '../utils/slugs';
import { type Term, TermFinder } from './markdown/mark-terms';
import { allOf, type NodeFields, type NodeOf, type ResolverContext } from './nodes';

/** An entry of `content/glossary.yaml`, with its place in the file. */
type TermEntry = NodeFields['GlossaryTerm'];

/** The entries in the order of the file, each with its anchor on the page. */
export function glossaryTerms(nodes: readonly TermEntry[]): (TermEntry & Term)[] {
  const inOrder = nodes.toSorted((a, b) => a.order - b.order);
  const ids = headingIds(inOrder.map(({ term }) => term));
  return inOrder.map((node, index) => ({ ...node, anchor: ids[index] ?? '' }));
}

let last: { readonly digest: string; readonly finder: TermFinder } | undefined;

/** Finds the terms that are marked in articles; built again only when the glossary has changed. */
export function termFinder(nodes: readonly NodeOf<'GlossaryTerm'>[]): TermFinder {
  const digest = nodes.map(({ internal }) => internal.contentDigest).join();
  if (last?.digest !== digest) {
    last = { digest, finder: new TermFinder(glossaryTerms(nodes).filter(({ inArticles }) => inArticles)) };
  }
  return last.finder;
}

async function questionAnchor({ order }: NodeOf<'Faq'>, _args: unknown, context: ResolverContext): Promise<string> {
  const questions = (await allOf('Faq', context)).sort((a, b) => a.order - b.order);
  return headingIds(questions.map(({ question }) => question))[order] ?? '';
}

async function termAnchor(
  { order }: NodeOf<'GlossaryTerm'>,
  _args: unknown,
  context: ResolverContext,
): Promise<string> {
  return glossaryTerms(await allOf('GlossaryTerm', context))[order]?.anchor ?? '';
}

/** The types whose entries have a place of their own on their page, with the field that names it. */
export const anchorResolvers = {
  Faq: { anchor: { resolve: questionAnchor } },
  GlossaryTerm: { anchor: { resolve: termAnchor } },
};
