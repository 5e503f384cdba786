import path from 'node:path';
import type { Node } from 'gatsby';
import { cardDigest } from '../../publishing/cards/card';
import { cardPath } from '../../routes';
import { CARD_DESIGN } from './card-design';
import { CARD_TYPES, type CardCommon, nodeCard } from './node-card';

/** The part of Gatsby's node model that is used; what is read through it is tracked as the query's dependency. */
export interface NodeReader {
  readonly findOne: (query: { type: string; query?: object }) => Promise<Node | null>;
}

/** Reads what all cards have in common. */
async function readCommon(nodes: NodeReader): Promise<CardCommon> {
  const settings = (await nodes.findOne({ type: 'SiteSettings' })) as unknown as {
    brand: { name: string; picture: string };
  };
  const listing = (await nodes.findOne({ type: 'BlogCopy' })) as unknown as { categoryTitle: string };
  const root = path.resolve('content');
  return {
    brand: settings.brand.name,
    picture: path.join(root, settings.brand.picture),
    categoryTitle: listing.categoryTitle,
    root,
  };
}

/** The path of a node's preview picture. It is only named here; `writeCards` draws it after the build. */
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
