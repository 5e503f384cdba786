import { headingIds } from '../utils/heading-ids';
import { glossaryTerms } from './glossary';
import { allOf, type NodeOf, type ResolverContext } from './nodes';

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
