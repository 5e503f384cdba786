import type { Node } from 'gatsby';
import { cardDigest } from '../../publishing/cards/card';
import { cardPath } from '../../routes';
import { CARD_DESIGN } from './card-design';
import { CARD_TYPES, nodeCard } from './node-card';
import { type NodeReader, readCommon } from './read-common';

/** The path of a node's preview picture. It is only named here; `startCards` draws it beside the build. */
async function resolveCard(node: Node, _args: unknown, { nodeModel }: { nodeModel: NodeReader }): Promise<string> {
  const card = nodeCard(node, await readCommon(nodeModel));
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: card.picture } } },
  });
  const design = await nodeModel.findOne({ type: CARD_DESIGN });
  if (!file || !design) throw new Error(`The preview card of "${card.title}" has no drawing: ${card.picture}`);
  return cardPath(cardDigest(card, file.internal.contentDigest, design.internal.contentDigest));
}

/** The field `card` of every type that has one. */
export const cardResolvers: Readonly<Record<string, { card: { resolve: typeof resolveCard } }>> = Object.fromEntries(
  CARD_TYPES.map((type) => [type, { card: { resolve: resolveCard } }]),
);
