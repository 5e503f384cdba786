import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { type Card, cardDigest } from '../../publishing/cards/card';
import { cardPath } from '../../routes';
import { CARD_DESIGN } from './card-design';
import { CARD_TYPES, nodeCard } from './node-card';
import { type NodeReader, readCommon } from './read-common';

type FileNode = Node & { readonly absolutePath: string };

/** The cards of a site by the names of their files, and the digest of what they have in common. */
export interface WantedCards {
  readonly cards: ReadonlyMap<string, Card>;
  readonly design: string;
}

/** The cards of all nodes; nodes that show the same share one. */
export async function wantedCards({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Promise<WantedCards> {
  const digests = new Map(
    (getNodesByType('File') as FileNode[]).map((file) => [file.absolutePath, file.internal.contentDigest]),
  );
  const reader: NodeReader = { findOne: async ({ type }) => getNodesByType(type)[0] ?? null };
  const common = await readCommon(reader);
  const design = getNodesByType(CARD_DESIGN)[0]?.internal.contentDigest ?? '';
  const nodes = CARD_TYPES.flatMap((type) => getNodesByType(type)).map((node) => nodeCard(node, common));
  const nameOf = (card: Card): string =>
    path.basename(cardPath(cardDigest(card, digests.get(card.picture) ?? '', design)));
  return { cards: new Map(nodes.map((card) => [nameOf(card), card])), design };
}
