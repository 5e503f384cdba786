import type { Node } from 'gatsby';
import { headingIds } from '../utils/heading-ids';
import { glossaryTerms, type TermNode } from './glossary';

interface QuestionNode extends Node {
  readonly order: number;
  readonly question: string;
}

interface Context {
  readonly nodeModel: {
    readonly findAll: <Found extends Node>(query: { type: string }) => Promise<{ entries: Iterable<Found> }>;
  };
}

async function questionAnchor({ order }: QuestionNode, _args: unknown, { nodeModel }: Context): Promise<string> {
  const { entries } = await nodeModel.findAll<QuestionNode>({ type: 'Faq' });
  const questions = [...entries].sort((a, b) => a.order - b.order).map(({ question }) => question);
  return headingIds(questions)[order] ?? '';
}

async function termAnchor({ order }: TermNode, _args: unknown, { nodeModel }: Context): Promise<string> {
  const { entries } = await nodeModel.findAll<TermNode>({ type: 'GlossaryTerm' });
  return glossaryTerms([...entries])[order]?.anchor ?? '';
}

/** The types whose entries have a place of their own on their page, with the field that names it. */
export const anchorResolvers = {
  Faq: { anchor: { resolve: questionAnchor } },
  GlossaryTerm: { anchor: { resolve: termAnchor } },
};
